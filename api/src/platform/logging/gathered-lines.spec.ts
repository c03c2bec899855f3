import { randomUUID } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { GatheredLines } from './gathered-lines.ts';

describe('lines of the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  let file: string;
  let lines: GatheredLines;

  beforeEach(() => {
    file = join(folder, randomUUID());
    lines = new GatheredLines(openSync(file, 'w'));
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
    const many = Array.from({ length: 250 }, (_, place) => `${place}\n`);
    for (const line of many) lines.write(line);
    await new Promise(setImmediate);
    lines.write('later\n');
    await becomes(`${many.join('')}later\n`);
  });

  it('wait no longer when the process is about to end', async () => {
    jest.useFakeTimers();
    lines.write('last\n');
    jest.useRealTimers();
    lines.flushSync();
    await becomes('last\n');
  });
});
