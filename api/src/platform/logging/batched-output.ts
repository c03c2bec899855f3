import { type DestinationStream, pino } from 'pino';

/** For some two hundred lines. */
const ROOM_BYTES = 48 * 1024;
const MOST_BYTES_PER_CHARACTER = 3;
const LONGEST_MS = 100;
/** Of what nobody reads, so much is kept; then lines are dropped. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Writes lines together, for each write wakes another thread: as soon as there are many, or after a moment. What is left is
 * written before the process ends. They wait as bytes: as the text that the logger makes, each would be dozens of pieces that
 * the garbage collector has to carry along.
 */
export class BatchedOutput implements DestinationStream {
  private readonly room = Buffer.allocUnsafe(ROOM_BYTES);
  private used = 0;
  private readonly output: ReturnType<typeof pino.destination>;

  /** @param fd standard output unless said otherwise */
  constructor(fd = 1) {
    this.output = pino.destination({ dest: fd, sync: false, maxLength: MOST_BYTES });
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    const most = line.length * MOST_BYTES_PER_CHARACTER;
    if (this.used + most > ROOM_BYTES) this.pass();
    if (most > ROOM_BYTES) {
      this.output.write(line);
      return;
    }
    if (this.used === 0) setTimeout(() => this.pass(), LONGEST_MS).unref();
    this.used += this.room.write(line, this.used);
  }

  /** The logger calls this after a line that says that the process can't go on. */
  flushSync(): void {
    this.pass();
    this.output.flushSync();
  }

  private pass(): void {
    if (this.used === 0) return;
    this.output.write(this.room.toString('utf8', 0, this.used));
    this.used = 0;
  }
}
