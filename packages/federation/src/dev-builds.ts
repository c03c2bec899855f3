import type { ServerResponse } from 'node:http';
import type { Compiler, Stats } from '@rspack/core';

const SOON_MS = 50;

/** The builds of a compiler that watches: whether one is running, and who wants to hear of the next. */
export class DevBuilds {
  readonly #compiler: Compiler;
  readonly #report: (text: string) => void;
  readonly #followers = new Set<ServerResponse>();
  #count = 0;
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

  /** Tells of the last successful build, and of each one from now on, as an event stream. */
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
    const hasFailed = error !== null || !stats || stats.hasErrors();
    if (hasFailed) this.#report(error?.message ?? problemsIn(stats));
    else if (this.#count > 0) this.#report(`built in ${seconds(stats)} s`);
    for (const resolve of this.#whenSettled.splice(0)) resolve();
    if (hasFailed) return;
    this.#count += 1;
    for (const follower of this.#followers) this.#tell(follower);
  }

  /** Names the process too: a page that was open before it started is not up to date. */
  #tell(follower: ServerResponse): void {
    follower.write(`data: ${process.pid}-${this.#count}\n\n`);
  }
}

function problemsIn(stats: Stats | undefined): string {
  return stats?.toString({ preset: 'errors-only', colors: false }) ?? 'The build failed.';
}

function seconds({ startTime, endTime }: Stats): string {
  return (((endTime ?? 0) - (startTime ?? 0)) / 1_000).toFixed(1);
}
