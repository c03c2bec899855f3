import { type DestinationStream, pino } from 'pino';

const MOST_LINES = 250;
const LONGEST_MS = 100;
/** Of what nobody reads, so much is kept; then lines are dropped. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Writes lines together, for each write wakes another thread: as soon as there are many, or after a moment. What is left is
 * written before the process ends.
 */
export class GatheredLines implements DestinationStream {
  private lines: string[] = [];
  private readonly output: ReturnType<typeof pino.destination>;

  /** @param fd standard output unless said otherwise */
  constructor(fd = 1) {
    this.output = pino.destination({ dest: fd, sync: false, maxLength: MOST_BYTES });
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.lines.push(line);
    if (this.lines.length === 1) setTimeout(() => this.pass(), LONGEST_MS).unref();
    if (this.lines.length >= MOST_LINES) this.pass();
  }

  /** The logger calls this after a line that says that the process can't go on. */
  flushSync(): void {
    this.pass();
    this.output.flushSync();
  }

  private pass(): void {
    if (this.lines.length === 0) return;
    this.output.write(this.lines.join(''));
    this.lines = [];
  }
}
