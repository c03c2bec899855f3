import { jest } from '@jest/globals';
import { setTokenSource } from '../session/token-source.ts';
import { answerCalls } from './answer-calls.ts';
import { NetworkError } from './api-error.ts';
import { createHttp } from './create-http.ts';
import { MOST_CALLS_PER_MINUTE, setCallFailureListener } from './watch-calls.ts';

const RELEASE = 'mf-test@1.0.0-00000001';
let told: string[] = [];

beforeEach(() => {
  told = [];
  setTokenSource(async () => null);
  jest.useFakeTimers();
  setCallFailureListener((release, outcome) => told.push(`${release} ${outcome}`));
});

afterEach(() => {
  jest.useRealTimers();
});

async function call(http: ReturnType<typeof createHttp>, times: number) {
  const calls = Array.from({ length: times }, () => http.getPage('GET /api/users'));
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
}

test('calls without end are not sent, and told once, of their release', async () => {
  const sent = answerCalls(() => ({ body: [] }));
  const http = createHttp(RELEASE);
  expect(await call(http, MOST_CALLS_PER_MINUTE + 50)).toBe(50);
  expect(sent).toHaveLength(MOST_CALLS_PER_MINUTE);
  await expect(http.getPage('GET /api/users')).rejects.toBeInstanceOf(NetworkError);
  expect(told).toEqual([`${RELEASE} error`]);
});

test('the next minute counts from zero, and other releases are not held up', async () => {
  answerCalls(() => ({ body: [] }));
  const http = createHttp(RELEASE);
  await call(http, MOST_CALLS_PER_MINUTE + 1);
  expect(await call(createHttp('mf-other@1.0.0-00000001'), 1)).toBe(0);
  jest.setSystemTime(Date.now() + 60_000);
  expect(await call(http, 1)).toBe(0);
});
