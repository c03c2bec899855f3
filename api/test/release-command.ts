import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The release command as people call it, in a process of its own. */
export class ReleaseCommand {
  /** Everything that it has said by now. */
  output = '';
  errors = '';
  readonly #process: ChildProcessByStdio<null, Readable, Readable>;
  readonly #ended: Promise<unknown>;

  constructor(environment: Record<string, string>, ...args: string[]) {
    const env = { PATH: process.env.PATH, HOME: ROOT, ...environment };
    const command = ['packages/release-command/dist/command.js', ...args];
    this.#process = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process.stdout.on('data', (text) => {
      this.output += text;
    });
    this.#process.stderr.on('data', (text) => {
      this.errors += text;
    });
    this.#ended = once(this.#process, 'close');
  }

  /** What each line of `--json` says. */
  get lines(): Record<string, unknown>[] {
    const whole = this.output.split('\n').slice(0, -1);
    return whole.map((line) => JSON.parse(line));
  }

  /** As Ctrl-C does. */
  interrupt(): void {
    this.#process.kill('SIGINT');
  }

  async exitCode(): Promise<number | null> {
    await this.#ended;
    return this.#process.exitCode;
  }
}
