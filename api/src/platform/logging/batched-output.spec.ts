import { randomUUID } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { BatchedOutput } from './batched-output.ts';

describe('lines of the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  let file: string;
  let lines: BatchedOutput;

  beforeEach(() => {
    file = join(folder, randomUUID());
    lines = new BatchedOutput(openSync(file, 'w'));
  });

  const written = () => readFileSync(file, 'utf8');
  const becomes = (text: string) => eventually(async () => written() === text);

  afterAll(() => rmSync(folder, { recursive: true }));

  it('are written together, in order, after a moment', async () => {
    lines.write('one\n');
    lines.write('two\n');
    expect(written()).toBe('');
    await becomes('one\ntwo\n');
  });

  it('are written at once when there are many', async () => {
    const many = Array.from({ length: 1000 }, (_, place) => `${place} ${'-'.repeat(100)}\n`);
    jest.useFakeTimers();
    for (const line of many) lines.write(line);
    jest.useRealTimers();
    await eventually(async () => written() !== '' && many.join('').startsWith(written()));
    lines.flushSync();
    await becomes(many.join(''));
  });

  it('stay whole and in order, however long one is and whatever it is written in', async () => {
    const few = ['one\n', `${'é'.repeat(50_000)}\n`, '二\n'];
    for (const line of few) lines.write(line);
    await becomes(few.join(''));
  });

  it('wait no longer when the process is about to end', async () => {
    jest.useFakeTimers();
    lines.write('last\n');
    jest.useRealTimers();
    lines.flushSync();
    await becomes('last\n');
  });
});
