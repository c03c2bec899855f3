import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { explainLog, Failure } from '#bin/failure.mjs';
import { RestartPolicy } from './restart-policy.ts';

const READY_POLL_MS = 50;
const READY_LIMIT_MS = 120_000;
/** Longer than a process takes that answers what is under way. */
const STOP_LIMIT_MS = 20_000;

/** How one process of the stack is run. */
export interface ServiceDescription {
  /** As a person reads it: `The API`. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  environment: Record<string, string>;
  /** Where it runs. */
  folder: string;
  logFile: string;
  /** What closes when the stack's own process is killed, so that the child notices: a channel, or its standard input. */
  tether: 'channel' | 'input';
  stopSignal: NodeJS.Signals;
  user?: { uid: number; gid: number } | undefined;
  /** Clears what an earlier, killed process left behind. */
  prepare?: () => Promise<void>;
  isReady: () => Promise<boolean>;
}

export interface ServiceListener {
  /** The process ended by itself and is started again. */
  crashed(sentence: string): void;
  /** It kept ending by itself. */
  gaveUp(sentence: string): void;
}

/** One process of the stack: started, watched, started again when it crashes, and stopped. */
export class Service {
  readonly #description: ServiceDescription;
  readonly #listener: ServiceListener;
  readonly #restarts = new RestartPolicy();
  #child: ChildProcess | null = null;
  #isWanted = false;
  #logMode: 'w' | 'a' = 'w';

  constructor(description: ServiceDescription, listener: ServiceListener) {
    this.#description = description;
    this.#listener = listener;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** @throws Failure when the process ends, or isn't ready in two minutes. */
  async start(): Promise<void> {
    this.#isWanted = true;
    await this.#description.prepare?.();
    const child = this.#spawn();
    await this.#untilReady(child);
    child.once('exit', () => this.#handleCrash());
    if (hasEnded(child)) this.#handleCrash();
  }

  /** Asks the process to stop, and kills it when it doesn't within 20 seconds. */
  async stop(signal = this.#description.stopSignal): Promise<void> {
    this.#isWanted = false;
    await this.#end(signal);
  }

  /** Kills the process and doesn't start it again. */
  async kill(): Promise<void> {
    this.#isWanted = false;
    await this.#end('SIGKILL');
  }

  #spawn(): ChildProcess {
    const { command, environment, folder, logFile, tether, user } = this.#description;
    const [program, ...args] = command;
    const log = openSync(logFile, this.#logMode);
    this.#logMode = 'a';
    // A group of its own: Ctrl-C in a terminal reaches the whole group, and would stop all of them at once, in no order.
    const child = spawn(program, args, {
      cwd: folder,
      detached: true,
      windowsHide: true,
      env: { ...process.env, ...environment },
      stdio: tether === 'channel' ? ['ignore', log, log, 'ipc'] : ['pipe', log, log],
      ...user,
    });
    closeSync(log);
    child.once('error', () => child.emit('exit', 1, null));
    child.once('exit', () => child.stdin?.destroy());
    this.#child = child;
    return child;
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const { name, logFile, isReady } = this.#description;
    const giveUpAt = performance.now() + READY_LIMIT_MS;
    while (!(await isReady())) {
      if (hasEnded(child)) throw new Failure(explainLog(`${name} stopped while it was starting`, logFile));
      if (performance.now() > giveUpAt) {
        child.kill('SIGKILL');
        throw new Failure(explainLog(`${name} was not ready in two minutes`, logFile));
      }
      await sleep(READY_POLL_MS);
    }
  }

  #handleCrash(): void {
    if (!this.#isWanted) return;
    const { name, logFile } = this.#description;
    const delay = this.#restarts.delayAfterCrash(performance.now());
    if (delay === null) {
      this.#listener.gaveUp(explainLog(`${name} keeps stopping by itself`, logFile));
      return;
    }
    this.#listener.crashed(`${explainLog(`${name} stopped by itself`, logFile)} It is started again.`);
    setTimeout(() => this.#restart(), delay);
  }

  #restart(): void {
    if (!this.#isWanted) return;
    this.start().catch(() => this.#handleCrash());
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(insist);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
