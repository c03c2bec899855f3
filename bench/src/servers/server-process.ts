import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT_WITH_PARENT } from '@crewdeck/stack';

const LONGEST_START_MS = 60_000;

/** A server under load, in a process of its own that ends with ours; what it writes is thrown away. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @param readyPath answers 200 once the server is up */
  static async start(
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    { port, readyPath }: { port: number; readyPath: string },
  ): Promise<ServerProcess> {
    const env = { PATH: process.env.PATH, PORT: String(port), ...environment };
    // Both sides write to the same nowhere: one that logs pays for the writing, not for a disk.
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const child = spawn(process.execPath, [`--import=${EXIT_WITH_PARENT}`, ...args], { env, stdio: [...stdio] });
    child.channel?.unref();
    const server = new ServerProcess(child, `http://127.0.0.1:${port}`);
    await server.untilReady(readyPath);
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
  }

  private async untilReady(path: string): Promise<void> {
    for (const giveUpAt = Date.now() + LONGEST_START_MS; Date.now() < giveUpAt; await sleep(50)) {
      if (this.child.exitCode !== null) throw new Error(`The server at ${this.url} ended while it was starting.`);
      const isUp = await fetch(this.url + path).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
    }
    await this.stop();
    throw new Error(`The server at ${this.url} does not answer.`);
  }
}
