import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../checkout.ts';
import { freePort } from '../monolith/start-monolith.ts';
import type { Workshop } from '../workshop.ts';
import type { ManyModules } from './many-modules.ts';

const LONGEST_START_MS = 30_000;

/** An edge alone, which takes the registry from its file because there is no API. @returns its origin */
export async function startEdge({ store, registryFile }: ManyModules, workshop: Workshop): Promise<string> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    RELEASES_STORE: store,
    REGISTRY_FILE: registryFile,
    API_URL: `http://127.0.0.1:${await freePort()}`,
    LOG_LEVEL: 'silent',
  };
  const edge = spawn(process.execPath, [join(ROOT, 'edge/dist/main.js')], { env, stdio: 'ignore' });
  workshop.onEnd(() => stop(edge));
  const origin = `http://localhost:${port}`;
  const giveUpAt = performance.now() + LONGEST_START_MS;
  while (!(await isReady(origin))) {
    if (performance.now() > giveUpAt) throw new Error('The edge did not start.');
    await sleep(50);
  }
  return origin;
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(edge: ChildProcess): Promise<void> {
  if (edge.exitCode !== null || edge.signalCode !== null) return;
  edge.kill('SIGTERM');
  await once(edge, 'exit');
}
