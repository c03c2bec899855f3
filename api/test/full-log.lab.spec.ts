import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from '../src/testing/api-process.ts';
import { eventually } from '../src/testing/eventually.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

/** Twice what the system keeps of a pipe that nobody reads. */
const CALLS = 800;
const AT_ONCE = 25;

/** A pipe that nobody reads. */
function anUnreadPipe(): number {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'pipe');
  execFileSync('mkfifo', [path]);
  return openSync(path, 'r+');
}

async function aFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  return String(port);
}

let api: ApiProcess;

async function start(log: number): Promise<void> {
  api = ApiProcess.spawn({ DATABASE_URL: await createTestDatabase(), PORT: await aFreePort() }, log);
  await eventually(() => api.call(null, 'GET /api/health/ready').catch(() => null), 20_000);
}

async function call(times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let called = 0; called < times; called += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => api.call(null, 'GET /api/health/live')));
    for (const { status } of answers) statuses.add(status);
  }
  return statuses;
}

async function droppedLines(): Promise<number> {
  const figures = await (await fetch(`${api.url}/metrics`)).text();
  return Number(/^log_lines_dropped_total (\d+)$/m.exec(figures)?.[1]);
}

/** How it ends when told to; `null` when it doesn't. */
const end = () => Promise.race([api.stop(), sleep(5_000, null, { ref: false })]);

/** Only Linux has a file that is always full. */
const itWithFullDisk = existsSync('/dev/full') ? it : it.skip;

describe('a log that takes no more', () => {
  // It has ended by itself, or the spec has failed and nothing else would end it.
  afterEach(async () => void (await api.stop('SIGKILL')));

  itWithFullDisk(
    'on a full disk stops nothing: calls are answered, lost lines are counted, and the process ends when told to',
    async () => {
      await start(openSync('/dev/full', 'w'));
      expect(await call(CALLS)).toEqual(new Set([200]));
      expect(await eventually(droppedLines)).toBeGreaterThan(0);
      expect(await end()).toBe(0);
    },
  );

  it('because nobody reads it stops nothing, and goes on as soon as it is read', async () => {
    const pipe = anUnreadPipe();
    await start(pipe);
    expect(await call(CALLS)).toEqual(new Set([200]));

    let read = '';
    const reader = new Socket({ fd: pipe, writable: false }).setEncoding('utf8').on('data', (text) => {
      read += text;
    });
    await eventually(async () => read.split('"route":"/api/health/live"').length > CALLS);
    reader.destroy();
    expect(await call(AT_ONCE)).toEqual(new Set([200]));
    expect(await end()).toBe(0);
  });
});
