import type { ServerResponse } from 'node:http';
import type { Compiler, Stats } from '@rspack/core';

const SOON_MS = 50;

/** The builds of a compiler that watches: whether one is running, and who wants to hear of the next. */
export class DevBuilds {
  readonly #compiler: Compiler;
  readonly #report: (text: string) => void;
  readonly #followers = new Set<ServerResponse>();
  /** Of the last build: its hash, or what is wrong. */
  #last: { hash: string | null; problem: string | null } | null = null;
  #isBuilding = true;
  #whenSettled: (() => void)[] = [];

  constructor(compiler: Compiler, report: (text: string) => void) {
    this.#compiler = compiler;
    this.#report = report;
    compiler.hooks.invalid.tap('DevBuilds', () => {
      this.#isBuilding = true;
    });
    compiler.watch({ aggregateTimeout: SOON_MS }, (error, stats) => this.#finish(error, stats));
  }

  /** Resolves when no build is running, whether the last one succeeded or not. */
  settled(): Promise<void> {
    return this.#isBuilding ? new Promise((resolve) => this.#whenSettled.push(resolve)) : Promise.resolve();
  }

  /** Tells of the last build, and of each one from now on, as an event stream. */
  follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.#tell(response);
    this.#followers.add(response);
    response.on('close', () => this.#followers.delete(response));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#compiler.close(() => resolve()));
  }

  #finish(error: Error | null, stats: Stats | undefined): void {
    this.#isBuilding = false;
    const isFirst = this.#last === null;
    const problem = error || !stats || stats.hasErrors() ? (error?.message ?? problemsIn(stats)) : null;
    this.#last = { hash: stats?.hash ?? null, problem };
    if (problem !== null) this.#report(problem);
    else if (stats && !isFirst) this.#report(`built in ${seconds(stats)} s`);
    for (const resolve of this.#whenSettled.splice(0)) resolve();
    for (const follower of this.#followers) this.#tell(follower);
  }

  #tell(follower: ServerResponse): void {
    if (this.#last) follower.write(`data: ${JSON.stringify(this.#last)}\n\n`);
  }
}

function problemsIn(stats: Stats | undefined): string {
  return stats?.toString({ preset: 'errors-only', colors: false }) ?? 'The build failed.';
}

function seconds({ startTime, endTime }: Stats): string {
  return (((endTime ?? 0) - (startTime ?? 0)) / 1_000).toFixed(1);
}
