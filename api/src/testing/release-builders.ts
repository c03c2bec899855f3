import { createHash, randomUUID } from 'node:crypto';
import {
  type ChangeRelease,
  type CreatedDeployToken,
  type ErrorBody,
  type ModuleStatus,
  type PublishedRelease,
  pathOf,
  type ReleasesStatus,
} from '@crewdeck/contract';
import { containerNameOf, type ReleaseRecord } from '@crewdeck/releases/release-record';
import type { Account } from './people.ts';
import { type Answer, aNewcomer, type TestApi } from './test-api.ts';

type Places = NonNullable<ReleaseRecord['places']>;

/** Somebody who decides what is live. */
export function anOps(): Account {
  return { ...aNewcomer(), role: 'ops' };
}

/** A module that no other spec knows, so that nothing was ever live of it. */
export function aModuleName(): string {
  return `mf-${randomUUID().slice(0, 8)}`;
}

/** A record as a build writes it, of another build each time. */
export function aRecord(values: Partial<ReleaseRecord> = {}): ReleaseRecord {
  const { module = 'mf-profile', version = '1.0.0', hash = randomUUID().slice(0, 8) } = values;
  const integrity = `sha384-${createHash('sha384').update(hash).digest('base64')}`;
  return {
    schemaVersion: 1,
    module,
    version,
    hash,
    container: containerNameOf(module, version, hash),
    entry: 'entry.js',
    initial: ['entry.js'],
    pages: { profile: ['profile.js'] },
    widgets: {},
    files: { 'entry.js': { integrity, bytes: 4096 }, 'profile.js': { integrity, bytes: 9000 } },
    packages: [],
    requires: { sdk: '^1.0.0', contract: '^2.0.0', federation: '^2.0.0' },
    ...values,
  };
}

/** A release of the shell, which gives this SDK to modules. */
export function aShell(sdk = '1.0.0'): ReleaseRecord {
  return aRecord({ module: 'shell', pages: {}, host: { provides: { sdk, federation: '2.0.0' } } });
}

/** What a module adds to the product: pages at these addresses, all the same one. */
export function placesAt(addresses: readonly string[], more: Partial<Places> = {}): Places {
  const routes = addresses.map((path) => ({ path, page: 'profile', access: 'open' as const, title: 'A page' }));
  return { routes, links: [], widgets: {}, uses: {}, calls: [], ...more };
}

/** Answers the release's id. */
export async function aRelease(api: TestApi, values: Partial<ReleaseRecord> = {}): Promise<string> {
  const body = aRecord(values);
  return (await api.call<PublishedRelease>(anOps(), 'POST /api/releases', { body })).body.release;
}

export async function aDeployToken(api: TestApi, module: string, name = 'pipeline'): Promise<string> {
  const body = { module, name };
  return (await api.call<CreatedDeployToken>(anOps(), `POST ${pathOf('/api/deploy-tokens')}`, { body })).body.token;
}

type WithoutRevision<T> = T extends unknown ? Omit<T, 'expectedRevision'> : never;

/** Changes a module as it is at this moment. */
export async function change(
  api: TestApi,
  module: string,
  what: WithoutRevision<ChangeRelease>,
  ops: Account = anOps(),
): Promise<Answer<ModuleStatus & ErrorBody>> {
  const status = await statusOf(api, module);
  const body = { ...what, expectedRevision: status?.revision ?? 0 };
  return api.call(ops, `POST ${pathOf('/api/releases/:module/changes', { module })}`, { body });
}

export async function statusOf(api: TestApi, module: string): Promise<ModuleStatus | undefined> {
  const { body } = await api.call<ReleasesStatus>(anOps(), `GET ${pathOf('/api/releases')}`);
  return body.modules.find((status) => status.module === module);
}

/** A module whose releases were live one after another; answers their ids. */
export async function aModule(api: TestApi, versions: readonly string[], module = aModuleName()) {
  const releases: string[] = [];
  for (const version of versions) {
    const release = await aRelease(api, { module, version });
    await change(api, module, { action: 'activate', release });
    releases.push(release);
  }
  return { module, releases };
}
