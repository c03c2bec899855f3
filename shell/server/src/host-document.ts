import { type HostDocument, type LiveModule, type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import type { EdgeConfig } from './config.ts';
import type { LiveReleases } from './registry-source.ts';

export const SHELL = 'shell';

/** Absolute path under which a file of a release is served. */
export function assetPath(record: ReleaseRecord, file: string): string {
  return `/modules/${record.module}/${releaseIdOf(record)}/${file}`;
}

/** What a page needs to know about the modules, and the settings of its shell. */
export function hostDocument(config: EdgeConfig, live: LiveReleases): HostDocument {
  return {
    config: {
      firebase: {
        apiKey: config.FIREBASE_API_KEY,
        authDomain: config.FIREBASE_AUTH_DOMAIN ?? `${config.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        projectId: config.FIREBASE_PROJECT_ID,
        emulatorUrl: config.FIREBASE_AUTH_EMULATOR_URL ?? null,
      },
      moduleLoadTimeoutMs: config.MODULE_LOAD_TIMEOUT_MS,
    },
    registry: registryDocument(live),
  };
}

export function registryDocument({ revision, records }: LiveReleases): HostDocument['registry'] {
  const modules = [...records.values()].filter((record) => record.module !== SHELL);
  return { revision, modules: Object.fromEntries(modules.map((record) => [record.module, liveModule(record)])) };
}

function liveModule(record: ReleaseRecord): LiveModule {
  return {
    release: releaseIdOf(record),
    container: record.container,
    entry: assetPath(record, record.entry),
    integrity: integrityOfFile(record, record.entry),
    pages: Object.keys(record.pages),
    widgets: Object.keys(record.widgets),
    requires: record.requires,
  };
}

/** @throws Error when the record lists no such file. */
export function integrityOfFile(record: ReleaseRecord, file: string): string {
  const known = record.files[file];
  if (!known) throw new Error(`${record.module}@${releaseIdOf(record)} has no file ${file}.`);
  return known.integrity;
}
