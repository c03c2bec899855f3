import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  openStore,
  type PageRegistry,
  type ReleaseRecord,
  readBuild,
  readPrivateKey,
  releaseIdOf,
  releaseRecordSchema,
  signRelease,
} from '@crewdeck/releases';
import { expect } from '@playwright/test';
import { RELEASED, secondBuildOf } from './second-builds.ts';
import { theSystem } from './system.ts';

type Undo = () => Promise<void>;

interface Access {
  api: string;
  store: string;
  tokens: Record<string, string>;
  /** Files with private keys, by module; `*` is that of ops. */
  keys: Record<string, string>;
}

const PUBLICATION = { commit: null, at: '2026-01-01T00:00:00.000Z', by: 'a test' };

export interface Failure {
  release: string;
  outcome: string;
  route: string | null;
  browser: string;
  message: string | null;
  count: number;
}

/** The part of a module's status that tests look at. */
export interface ModuleStatus {
  module: string;
  revision: number;
  live: { release: string };
  lastGood: { release: string } | null;
  canary: { release: string; percent: number } | null;
  stopped: { reason: string } | null;
  loads: { release: string; ok: number; failed: number }[];
  failures: Failure[];
  problems: { kind: string; severity: string; text: string; remedy: string | null }[];
}

export interface ReleaseEvent {
  action: string;
  release: string | null;
  actor: string;
  reason: string | null;
}

/** What the stack wrote down for the `release` command. */
export async function access(): Promise<Access> {
  return JSON.parse(await readFile(join(theSystem().dataDirectory, 'release-access.json'), 'utf8'));
}

/** Calls the API with the deploy token of a module. */
export async function call<T>(module: string, path: string, body?: object): Promise<T> {
  const { api, tokens } = await access();
  const response = await fetch(`${api}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${tokens[module]}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was refused (${response.status}): ${text}`);
  return JSON.parse(text);
}

export function releaseDirectory(module: string, releaseId: string): string {
  return join(theSystem().dataDirectory, 'releases', module, releaseId);
}

export async function readRecordOf(module: string, releaseId: string): Promise<ReleaseRecord> {
  const text = await readFile(join(releaseDirectory(module, releaseId), 'release.json'), 'utf8');
  return releaseRecordSchema.parse(JSON.parse(text));
}

export async function statusOf(module: string): Promise<ModuleStatus> {
  const { modules } = await call<{ modules: ModuleStatus[] }>(module, '/api/releases');
  const status = modules.find((it) => it.module === module);
  if (!status) throw new Error(`${module} has no channel.`);
  return status;
}

/** Names of the edges that pages come from, as a change of a release waits for them. */
export async function edgesServing(): Promise<string[]> {
  const { edges } = await call<{ edges: { name: string }[] }>('shell', '/api/releases');
  return edges.map(({ name }) => name);
}

export async function liveReleaseOf(module: string): Promise<string> {
  return (await statusOf(module)).live.release;
}

/** The latest first. */
export function eventsOf(module: string): Promise<ReleaseEvent[]> {
  return call(module, `/api/releases/${module}/events`);
}

/** Puts a finished build into the store, signed by its module's key, and tells the API of it. It is not live yet. */
export async function publish(module: string, directory: string): Promise<string> {
  const { record } = await readBuild(directory);
  const signature = await signRelease(record, readPrivateKey(await keyOf(module)));
  const store = await openStore((await access()).store);
  const published = await store.publish(directory, { ...PUBLICATION, signature });
  await call(module, '/api/releases', published.record);
  return releaseIdOf(record);
}

/** Everything was released before, as in production: what `npm start` made live is the last good one from now on. */
export async function makeSecondReleasesLive(): Promise<void> {
  for (const module of RELEASED) {
    const release = await publish(module, secondBuildOf(module));
    await change(module, { action: 'activate', release });
  }
  for (const module of RELEASED) await expectServed(module, await liveReleaseOf(module));
}

/** Changes what is out, on the revision of this moment. */
export async function change(module: string, wanted: Record<string, unknown>): Promise<void> {
  const { revision } = await statusOf(module);
  await call(module, `/api/releases/${module}/changes`, { ...wanted, expectedRevision: revision });
}

/** As PEM, with which the squad of the module signs. */
export async function keyOf(module: string): Promise<string> {
  const { keys } = await access();
  return readFile(keys[module] ?? '', 'utf8');
}

/** How many reports the API has counted since it started, by module and outcome. */
export async function reportCounts(): Promise<Map<string, number>> {
  const figures = await (await fetch(`${(await access()).api}/metrics`)).text();
  const lines = figures.matchAll(/^release_reports_total\{module="([^"]+)",outcome="([^"]+)"\} (\d+)$/gm);
  return new Map([...lines].map(([, module, outcome, count]) => [`${module} ${outcome}`, Number(count)]));
}

export async function reportsOf(module: string, outcome: string): Promise<number> {
  return (await reportCounts()).get(`${module} ${outcome}`) ?? 0;
}

/** What pages report meanwhile: all that is not ok, with a count, and the modules that are. */
export async function reportsSince(before: ReadonlyMap<string, number>): Promise<{ ok: string[]; others: string[] }> {
  const grown = [...(await reportCounts())].filter(([what, count]) => count > (before.get(what) ?? 0));
  const isOk = ([what]: (typeof grown)[number]) => what.endsWith(' ok');
  const others = grown.filter((one) => !isOk(one)).map(([what, count]) => `${what} ${count - (before.get(what) ?? 0)}`);
  return { ok: grown.filter(isOk).map(([what]) => what.split(' ')[0] ?? ''), others };
}

/** Makes a registered release live, waits until page loads get it, and gives the way back: a rollback. */
export async function makeLive(module: string, release: string): Promise<Undo> {
  const before = await liveReleaseOf(module);
  await change(module, { action: 'activate', release });
  await expectServed(module, release);
  return async () => {
    if ((await liveReleaseOf(module)) !== before) {
      await change(module, { action: 'rollback', to: before, reason: 'The test is over.' });
    }
    await expectServed(module, before);
  };
}

/** Waits until the edge gives a release to new page loads. */
export async function expectServed(module: string, release: string | undefined): Promise<void> {
  const served = async () =>
    module === 'shell' ? await servedShell() : (await servedRegistry()).modules[module]?.candidates[0]?.release;
  // It hears of it within a moment, and tests wait for it a hundred times.
  await expect.poll(served, { intervals: [50] }).toBe(release);
}

async function servedShell(): Promise<string | undefined> {
  const document = await (await fetch(theSystem().url)).text();
  return /\/modules\/shell\/([^/]+)\//.exec(document)?.[1];
}

/** The registry as a new browser gets it. */
export async function servedRegistry(): Promise<PageRegistry> {
  const response = await fetch(`${theSystem().url}/registry`);
  return (await response.json()) as PageRegistry;
}
