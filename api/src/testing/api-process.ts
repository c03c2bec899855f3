import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Account, unsignedTokenOf } from './people.ts';
import { UNLIMITED } from './unlimited.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ProcessAnswer {
  readonly status: number;
  readonly headers: Headers;
  // What a spec reads of an answer, it compares.
  readonly body: { readonly id?: string; readonly code?: string; readonly error?: string } | null;
}

/** The API as it is run: a process of its own, compiled. */
export class ApiProcess {
  url = '';
  private text = '';
  readonly exit: Promise<number | NodeJS.Signals>;

  private constructor(private readonly child: ChildProcess) {
    this.exit = once(child, 'exit').then(([code, signal]) => code ?? signal);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => this.hear(text));
  }

  /**
   * Returns at once, so that one that refuses to start can be watched.
   *
   * @param log an open file to write the log to. Nobody reads in it where the process listens, so say a `PORT`
   */
  static spawn(environment: Record<string, string>, log: number | 'pipe' = 'pipe'): ApiProcess {
    const { PATH = '' } = process.env;
    const env = {
      PATH,
      PORT: '0',
      FIREBASE_PROJECT_ID: 'demo-crewdeck',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      ...UNLIMITED,
      ...environment,
    };
    const api = new ApiProcess(spawn(process.execPath, [MAIN], { env, stdio: ['ignore', log, 'pipe'] }));
    if (env.PORT !== '0') api.url = `http://127.0.0.1:${env.PORT}`;
    return api;
  }

  static async start(environment: Record<string, string>): Promise<ApiProcess> {
    const api = ApiProcess.spawn(environment);
    while (api.url === '') {
      const ended = await Promise.race([api.exit, once(api.child.stdout ?? api.child, 'data').then(() => null)]);
      if (ended !== null) throw new Error(`The API ended with ${ended}: ${api.output}`);
    }
    return api;
  }

  /** All that it has written so far. */
  get output(): string {
    return this.text;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async call(
    person: Account | null,
    request: `${string} ${string}`,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ProcessAnswer> {
    const [method, path] = request.split(' ');
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(person && { authorization: `Bearer ${unsignedTokenOf(person)}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  /** Answers how it ended. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    if (this.isRunning) this.child.kill(signal);
    return this.exit;
  }

  private hear(text: string): void {
    this.text += text;
    const [line] = this.text.split('\n').filter((candidate) => candidate.includes('"msg":"listening"'));
    if (line && this.url === '') this.url = `http://127.0.0.1:${JSON.parse(line).port}`;
  }
}
