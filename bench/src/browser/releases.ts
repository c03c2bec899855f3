import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PageRegistry, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import { publishBuild as publishOn, type ReleaseAccess, type Stack } from '@crewdeck/stack';

const PUBLICATION = { commit: null, at: new Date().toISOString(), by: 'npm run bench' };
const LONGEST_WAIT_MS = 10_000;

/** Publishes a build of a module on a running stack. It is not live yet. */
export async function publishBuild(stack: Stack, build: string): Promise<ReleaseRecord> {
  return (await publishOn(await accessOf(stack), build, PUBLICATION)).record;
}

/** Makes a release live and waits until pages get it. */
export async function makeLive(stack: Stack, record: ReleaseRecord): Promise<void> {
  const { module } = record;
  const release = releaseIdOf(record);
  const access = await accessOf(stack);
  const { modules } = await call<{ modules: { module: string; revision: number }[] }>(access, module, '/api/releases');
  const expectedRevision = modules.find((status) => status.module === module)?.revision ?? 0;
  await call(access, module, `/api/releases/${module}/changes`, { action: 'activate', release, expectedRevision });
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  while ((await liveRelease(stack, module)) !== release) {
    if (performance.now() > giveUpAt) throw new Error(`${module} ${release} did not become live.`);
    await sleep(20);
  }
}

/** The release of a module that a new page gets. */
async function liveRelease(stack: Stack, module: string): Promise<string | undefined> {
  const response = await fetch(`${stack.url}/registry`);
  const registry = (await response.json()) as PageRegistry;
  return registry.modules[module]?.candidates[0]?.release;
}

async function accessOf({ dataDirectory }: Stack): Promise<ReleaseAccess> {
  return JSON.parse(await readFile(join(dataDirectory, 'release-access.json'), 'utf8'));
}

async function call<T>({ api, tokens }: ReleaseAccess, module: string, path: string, body?: object): Promise<T> {
  const response = await fetch(api + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${tokens[module]}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was refused (${response.status}): ${text}`);
  return JSON.parse(text);
}
