import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_REGISTRY, parseRegistry, readRegistry, withLive, writeRegistry } from './registry.ts';

const RELEASE = '1.0.0-ab12cd34';

async function aRegistryFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'registry-')), 'registry.json');
}

describe('the registry', () => {
  it('is empty while there is no file', async () => {
    expect(await readRegistry(await aRegistryFile())).toEqual(EMPTY_REGISTRY);
  });

  it('comes back as it was written, and leaves nothing beside it', async () => {
    const file = await aRegistryFile();
    const registry = withLive(EMPTY_REGISTRY, 'mf-profile', RELEASE);
    await writeRegistry(file, registry);
    expect(await readRegistry(file)).toEqual(registry);
    expect(await readdir(join(file, '..'))).toEqual(['registry.json']);
  });

  it('grows its revision with a change, and only with a change', () => {
    const changed = withLive(EMPTY_REGISTRY, 'mf-profile', RELEASE);
    expect(changed.revision).toBe(1);
    expect(withLive(changed, 'mf-profile', RELEASE)).toBe(changed);
  });

  it.each([
    ['a release id that climbs out of its folder', { 'mf-profile': { live: '../../etc' } }],
    ['a module name that is no folder name', { '../x': { live: RELEASE } }],
  ])('refuses %s', (_case, modules) => {
    const text = JSON.stringify({ schemaVersion: 1, revision: 1, modules });
    expect(() => parseRegistry(text)).toThrow('The registry is not valid');
  });

  it('says so when its file is damaged', async () => {
    const file = await aRegistryFile();
    await writeFile(file, '{"schemaVersion":');
    await expect(readRegistry(file)).rejects.toThrow();
  });
});
