import { Writable } from 'node:stream';
import { eventually } from '../../testing/eventually.ts';
import { BatchedOutput } from './batched-output.ts';

describe('lines of the log', () => {
  let written: string;
  let lines: BatchedOutput;

  beforeEach(() => {
    written = '';
    lines = new BatchedOutput(
      new Writable({
        write(bytes, _encoding, done) {
          written += bytes;
          done();
        },
      }),
    );
  });

  const becomes = (text: string) => eventually(async () => written === text);

  it('are written together, in order, after a moment', async () => {
    lines.write('one\n');
    lines.write('two\n');
    expect(written).toBe('');
    await becomes('one\ntwo\n');
  });

  it('are written at once when there are many', () => {
    const many = Array.from({ length: 1000 }, (_, place) => `${place} ${'-'.repeat(100)}\n`);
    jest.useFakeTimers();
    for (const line of many) lines.write(line);
    jest.useRealTimers();
    expect(written).not.toBe('');
    expect(many.join('').startsWith(written)).toBe(true);
    lines.flushSync();
    expect(written).toBe(many.join(''));
  });

  it('stay whole and in order, however long one is and whatever it is written in', async () => {
    const few = ['one\n', `${'é'.repeat(50_000)}\n`, '二\n'];
    for (const line of few) lines.write(line);
    await becomes(few.join(''));
  });

  it('wait no longer when the process is about to end', () => {
    jest.useFakeTimers();
    lines.write('last\n');
    jest.useRealTimers();
    lines.flushSync();
    expect(written).toBe('last\n');
  });
});

describe('lines that can not be written', () => {
  it('are counted, and the next ones are written once there is room', () => {
    let isFull = true;
    let written = '';
    // Like Node's standard output, which an error leaves open.
    const disk = {
      writableLength: 0,
      on: () => disk,
      write(bytes: Buffer, done: (error?: Error) => void) {
        if (!isFull) written += bytes;
        done(isFull ? new Error('ENOSPC') : undefined);
        return true;
      },
    };
    const lines = new BatchedOutput(disk);
    for (const line of ['one\n', 'two\n']) lines.write(line);
    lines.flushSync();
    expect(lines.droppedLines).toBe(2);

    isFull = false;
    lines.write('three\n');
    lines.flushSync();
    expect([written, lines.droppedLines]).toEqual(['three\n', 2]);
  });

  it('because nobody reads them are kept up to 16 MB, and dropped from there on', () => {
    const unread = new Writable({ write: () => undefined });
    const lines = new BatchedOutput(unread);
    const line = `${'-'.repeat(1023)}\n`;
    for (let count = 0; count < 20_000; count += 1) lines.write(line);
    lines.flushSync();
    expect(unread.writableLength).toBeLessThanOrEqual(16 * 1024 * 1024);
    expect(lines.droppedLines + unread.writableLength / 1024).toBe(20_000);
  });
});
