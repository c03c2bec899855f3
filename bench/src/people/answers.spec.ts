import { AnswerCount, joined, p95OfAnswers } from './answers.ts';

function counted(add: (count: AnswerCount) => void) {
  const count = new AnswerCount();
  count.begin();
  add(count);
  return count.end();
}

describe('what a crowd got', () => {
  it('counts what comes while it counts', () => {
    const count = new AnswerCount();
    count.add('read', 200, 5);
    count.begin();
    count.add('read', 200, 7);
    const { times } = count.end();
    count.add('read', 200, 9);
    expect(times.read).toEqual([7]);
  });

  it('begins anew', () => {
    const count = new AnswerCount();
    count.begin();
    count.add('read', 503, 7);
    count.end();
    count.begin();
    expect(count.end()).toMatchObject({ times: { read: [] }, failed: {}, refused: 0 });
  });

  it('tells a failure from a no', () => {
    const { failed, refused } = counted((count) => {
      for (const status of [200, 304, 201]) count.add('write', status, 1);
      for (const status of [0, 500, 503, 503, 429, 401, 400]) count.add('write', status, 1);
      for (const status of [403, 404, 409, 422]) count.add('write', status, 1);
    });
    expect(failed).toEqual({ 0: 1, 400: 1, 401: 1, 429: 1, 500: 1, 503: 2 });
    expect(refused).toBe(4);
  });

  it('is one of all parts', () => {
    const part = (milliseconds: number) => counted((count) => count.add('read', 503, milliseconds));
    const all = joined([part(10), part(30)]);
    expect(all.failed).toEqual({ 503: 2 });
    expect(p95OfAnswers(all, 'read')).toBe(30);
  });
});
