/** The part of the server's logger that the edge uses outside of requests. */
export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}

/** How much of an unread log is kept in memory. Lines beyond it are dropped. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Standard output for the server's logger. It never waits: a log that is full or that nobody reads must not stop the edge.
 * Lines that can't be written are dropped and counted, and it goes on once it can.
 */
export class LogOutput {
  #droppedLines = 0;

  constructor() {
    // The callback of the write has counted it. Without anybody who hears it, the error would end the process.
    process.stdout.on('error', () => undefined);
  }

  get droppedLines(): number {
    return this.#droppedLines;
  }

  write(line: string): void {
    if (process.stdout.writableLength > MOST_BYTES) {
      this.#droppedLines += 1;
      return;
    }
    process.stdout.write(line, (error) => {
      if (error) this.#droppedLines += 1;
    });
  }
}
