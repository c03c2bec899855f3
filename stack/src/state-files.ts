import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { possiblePostgresHomes } from './postgres/postgres-home.ts';

/** Everything in the data directory that is state. Only these are ever wiped, whatever else a person keeps there. */
export function stateFilesIn(dataDirectory: string) {
  return {
    accountsFile: join(dataDirectory, 'accounts.json'),
    passwordFile: join(dataDirectory, 'postgres-password'),
    registryFile: join(dataDirectory, 'registry.json'),
    releaseAccessFile: join(dataDirectory, 'release-access.json'),
    secretsFile: join(dataDirectory, 'secrets.json'),
    keysDirectory: join(dataDirectory, 'keys'),
    pushKeysFile: join(dataDirectory, 'push-keys.json'),
    releasesDirectory: join(dataDirectory, 'releases'),
    seedFile: join(dataDirectory, 'demo-data.json'),
    logsDirectory: join(dataDirectory, 'logs'),
    emulatorSettings: join(dataDirectory, 'emulator'),
  };
}

export async function wipeState(dataDirectory: string): Promise<void> {
  const paths = [...Object.values(stateFilesIn(dataDirectory)), ...possiblePostgresHomes(dataDirectory)];
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}

export async function makeDataDirectory(dataDirectory: string): Promise<void> {
  await mkdir(stateFilesIn(dataDirectory).logsDirectory, { recursive: true });
}
