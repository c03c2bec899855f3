import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

interface Output extends Pick<Writable, 'writableLength'> {
  on(event: 'error', hear: () => void): unknown;
  write(bytes: Buffer, done: (error?: Error | null) => void): boolean;
}

/** For some two hundred lines. */
const ROOM_BYTES = 48 * 1024;
const MOST_BYTES_PER_CHARACTER = 3;
const LONGEST_MS = 100;
/** Of what nobody reads, so much is kept; then lines are dropped. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Writes lines together: as soon as there are many, or after a moment. They wait as bytes: as the text that the logger makes,
 * each would be dozens of pieces that the garbage collector has to carry along. Lines that can't be written are dropped and
 * counted, because a log that is full or that nobody reads must not stop the process, and it goes on once it can. What is left
 * is written before the process ends, as far as it can be without waiting.
 */
export class BatchedOutput implements DestinationStream {
  private readonly room = Buffer.allocUnsafe(ROOM_BYTES);
  private used = 0;
  private lines = 0;
  private dropped = 0;

  /** @param output one that never blocks, as Node's standard output doesn't: a pipe is written to in the background */
  constructor(private readonly output: Output = process.stdout) {
    // The callback of the write has counted it. Without anybody who hears it, the error would end the process.
    output.on('error', () => undefined);
    process.once('exit', () => this.flushSync());
  }

  get droppedLines(): number {
    return this.dropped;
  }

  write(line: string): void {
    const most = line.length * MOST_BYTES_PER_CHARACTER;
    if (this.used + most > ROOM_BYTES) this.flushSync();
    if (most > ROOM_BYTES) {
      this.pass(Buffer.from(line), 1);
      return;
    }
    if (this.used === 0) setTimeout(() => this.flushSync(), LONGEST_MS).unref();
    this.used += this.room.write(line, this.used);
    this.lines += 1;
  }

  /** The logger calls this after a line that says that the process can't go on. */
  flushSync(): void {
    if (this.used === 0) return;
    const [bytes, lines] = [Buffer.from(this.room.subarray(0, this.used)), this.lines];
    this.used = 0;
    this.lines = 0;
    this.pass(bytes, lines);
  }

  private pass(bytes: Buffer, lines: number): void {
    if (this.output.writableLength + bytes.length > MOST_BYTES) {
      this.dropped += lines;
      return;
    }
    this.output.write(bytes, (error) => {
      if (error) this.dropped += lines;
    });
  }
}
