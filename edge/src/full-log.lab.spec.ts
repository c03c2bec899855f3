import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EdgeHealth } from './http/serve-health.ts';
import { aFreePort } from './testing/a-free-port.ts';
import { StubApi } from './testing/stub-api.ts';
import { until } from './testing/until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Each leaves two lines in the log: some four times what the system keeps of a pipe that nobody reads. */
const CALLS = 1_000;

const api = new StubApi();
let root: string;
let address: string;
let edge: ChildProcess;

beforeAll(async () => {
  await api.start();
  await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'edge'], { cwd: ROOT });
}, 120_000);

afterAll(() => api.stop());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edge-'));
});

afterEach(async () => {
  // It has ended by itself, or the spec has failed and nothing else would end it.
  edge.kill('SIGKILL');
  await rm(root, { recursive: true });
});

/** The edge as it is run, with its log in this open file. */
async function start(log: number): Promise<void> {
  const port = await aFreePort();
  address = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    API_URL: api.url,
    RELEASES_STORE: join(root, 'releases'),
    REGISTRY_FILE: join(root, 'registry.json'),
  };
  edge = spawn(process.execPath, ['edge/dist/main.js'], { cwd: ROOT, env, stdio: ['ignore', log, 'inherit'] });
  await until(() => health().then(Boolean, () => false));
}

async function health(): Promise<EdgeHealth> {
  return (await (await fetch(`${address}/healthz`)).json()) as EdgeHealth;
}

/** Calls that the edge hands on. */
async function call(times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let turn = 0; turn < times; turn += 1) {
    const response = await fetch(`${address}/api/nothing`);
    await response.arrayBuffer();
    statuses.add(response.status);
  }
  return statuses;
}

/** How it ends when told to; `null` when it doesn't. */
async function end(): Promise<number | null> {
  const ended = once(edge, 'exit');
  edge.kill('SIGTERM');
  return Promise.race([ended.then(([code]) => code), sleep(5_000, null, { ref: false })]);
}

/** Only Linux has a file that is always full. */
const itWithFullDisk = existsSync('/dev/full') ? it : it.skip;

describe('a log that takes no more', () => {
  itWithFullDisk(
    'on a full disk stops nothing: calls are answered, lost lines are counted, and the edge ends when told to',
    async () => {
      await start(openSync('/dev/full', 'w'));
      expect(await call(CALLS)).toEqual(new Set([404]));
      expect((await health()).droppedLogLines).toBeGreaterThan(0);
      expect(await end()).toBe(0);
    },
  );

  it('because nobody reads it stops nothing, and the edge ends when told to', async () => {
    const pipe = join(root, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await start(openSync(pipe, 'r+'));
    expect(await call(CALLS)).toEqual(new Set([404]));
    expect(await end()).toBe(0);
  });
});
