import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, readRegistry, releaseRecordSchema, withLive, writeRegistry } from '@crewdeck/releases';
import { theSystem } from './system.ts';

const registryFile = () => join(theSystem().dataDirectory, 'registry.json');
const storeDirectory = () => join(theSystem().dataDirectory, 'releases');

export function releaseDirectory(module: string, releaseId: string): string {
  return join(storeDirectory(), module, releaseId);
}

export async function liveReleaseOf(module: string): Promise<string> {
  const registry = await readRegistry(registryFile());
  const live = registry.modules[module]?.live;
  if (!live) throw new Error(`${module} has no live release.`);
  return live;
}

export async function readRecordOf(module: string, releaseId: string) {
  const text = await readFile(join(releaseDirectory(module, releaseId), 'release.json'), 'utf8');
  return releaseRecordSchema.parse(JSON.parse(text));
}

/** Points the registry at another release, and gives the way back. */
export async function makeLive(module: string, releaseId: string): Promise<() => Promise<void>> {
  const before: Registry = await readRegistry(registryFile());
  await writeRegistry(registryFile(), withLive(before, module, releaseId));
  return () => writeRegistry(registryFile(), { ...before, revision: before.revision + 2 });
}
