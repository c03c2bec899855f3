import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, type PageRegistry, type ReleaseRecord, releaseIdOf, releaseRecordSchema } from '@crewdeck/releases';
import { signStored } from '@crewdeck/releases/signing/adoption';
import { type EntryOf, signEntry } from '@crewdeck/releases/signing/entries';
import { type PrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { expect } from '@playwright/test';
import { theSystem } from './system.ts';

type Undo = () => Promise<void>;

interface Access {
  api: string;
  store: string;
  tokens: Record<string, string>;
  /** Files with private keys, by module. */
  keys: Record<string, string>;
  /** Whose signatures count. */
  trust: string;
}

const PUBLICATION = { commit: null, at: '2026-01-01T00:00:00.000Z', by: 'a test' };

interface Health {
  release: string;
  total: { ok: number; failed: number };
}

/** The part of a module's status that tests look at. */
export interface ModuleStatus {
  module: string;
  revision: number;
  live: { release: string };
  lastGood: { release: string } | null;
  canary: { release: string; percent: number } | null;
  stopped: { reason: string } | null;
  health: Health[];
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
async function call<T>(module: string, path: string, body?: object): Promise<T> {
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

/** Names of the edges that pages come from, as whoever changes a release waits for them. */
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

/** Tells the API of a release that is in the store. */
export async function register(record: ReleaseRecord): Promise<void> {
  const { module, publication } = record;
  const entry = await signStored(
    await openStore((await access()).store),
    { module, release: releaseIdOf(record) },
    await keyOf(module),
    now(),
  );
  await call(module, '/api/releases', { ...record, publication: { ...(publication ?? PUBLICATION), entry } });
}

/** Changes what is out, on the revision of this moment. */
export async function change(module: string, wanted: Record<string, unknown>): Promise<void> {
  const { revision } = await statusOf(module);
  const all: Record<string, unknown> = { ...(wanted.action === 'activate' && { percent: 100 }), ...wanted };
  const { reason: _, ...decided } = all;
  const said = { ...decided, module, after: revision, at: now() } as EntryOf<'change'>['statement'];
  const entry = signEntry('change', said, await keyOf(module));
  await call(module, `/api/releases/${module}/changes`, { ...wanted, expectedRevision: revision, entry });
}

/** As the squad of the module signs. */
export async function keyOf(module: string): Promise<PrivateKey> {
  const { keys } = await access();
  return readPrivateKey(await readFile(keys[module] ?? '', 'utf8'));
}

/** As ops let a new squad sign for its module. */
export async function registerKey(module: string, key: PrivateKey): Promise<void> {
  const said = { action: 'register', role: 'squad', module, key: publicKeyOf(key), at: now() } as const;
  const { tokens } = await access();
  const [any = ''] = Object.keys(tokens);
  await call(any, '/api/release-log', { entries: [signEntry('keys', said, await keyOf('ops'))] });
}

function now(): string {
  return new Date().toISOString();
}

/** How many reports of an outcome the API has counted for a module since it started. */
export async function reportsOf(module: string, outcome: string): Promise<number> {
  const figures = await (await fetch(`${(await access()).api}/metrics`)).text();
  const line = new RegExp(`^release_reports_total\\{module="${module}",outcome="${outcome}"\\} (\\d+)$`, 'm');
  return Number(line.exec(figures)?.[1] ?? 0);
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
  const served = async () => (await servedRegistry()).modules[module]?.candidates[0]?.release;
  // It hears of it within a moment, and tests wait for it a hundred times.
  await expect.poll(served, { intervals: [50] }).toBe(release);
}

/** The registry as a new browser gets it. */
export async function servedRegistry(): Promise<PageRegistry> {
  const response = await fetch(`${theSystem().url}/registry`);
  return (await response.json()) as PageRegistry;
}
