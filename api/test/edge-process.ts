import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePorts } from '@crewdeck/stack';
import { eventually } from '../src/testing/eventually.ts';

const MAIN = fileURLToPath(new URL('../../edge/dist/main.js', import.meta.url));
const LONGEST_START_MS = 30_000;

/** The edge as it is run: a process of its own, compiled, without releases. */
export class EdgeProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
    /** Where its figures are. */
    readonly figuresUrl: string,
  ) {}

  static async start(environment: Record<string, string>): Promise<EdgeProcess> {
    const { PATH = '' } = process.env;
    const [{ edge, api }, folder] = await Promise.all([findFreePorts(), mkdtemp(join(tmpdir(), 'edge-'))]);
    const env = {
      PATH,
      PORT: String(edge),
      METRICS_PORT: String(api),
      RELEASES_STORE: join(folder, 'releases'),
      REGISTRY_FILE: join(folder, 'registry.json'),
      LOG_LEVEL: 'silent',
      ...environment,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const started = new EdgeProcess(child, folder, `http://127.0.0.1:${edge}`, `http://127.0.0.1:${api}/metrics`);
    await eventually(() => fetch(`${started.url}/healthz`).catch(() => null), LONGEST_START_MS);
    return started;
  }

  async stop(): Promise<void> {
    this.child.kill();
    await once(this.child, 'exit');
    await rm(this.folder, { recursive: true, force: true });
  }
}
