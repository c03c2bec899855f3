import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildModule } from './build-module.ts';

/** A folder like a module's, whose build tool is a script: the real one has a test of its own, and takes seconds. */
async function aModuleFolder(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-module-'));
  const tool = join(folder, 'node_modules/.bin/rspack');
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await writeFile(join(folder, 'rspack.config.mjs'), '');
  await writeFile(tool, `#!/bin/sh\n${script}\n`);
  await chmod(tool, 0o755);
  return folder;
}

describe('building a module', () => {
  it('runs its build in its folder, with the version that was asked for', async () => {
    const folder = await aModuleFolder(
      'mkdir -p dist/release; echo "$1 $CREWDECK_RELEASE_VERSION" > dist/release/seen',
    );
    const build = await buildModule(folder, '1.4.2');
    expect(build).toBe(join(folder, 'dist/release'));
    expect(await readFile(join(build, 'seen'), 'utf8')).toBe('build 1.4.2\n');
  });

  it('shows the end of what a failing build said', async () => {
    const folder = await aModuleFolder('seq 100; echo "ERROR in ./src/module.tsx" >&2; exit 1');
    const failure = buildModule(folder, undefined);
    await expect(failure).rejects.toThrow('ERROR in ./src/module.tsx');
    await expect(failure).rejects.not.toThrow('\n50\n');
  });

  it('says so when its tools are not installed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdeck-module-'));
    await writeFile(join(folder, 'rspack.config.mjs'), '');
    await expect(buildModule(folder, undefined)).rejects.toThrow(/can't start \(.*ENOENT\)\. Install first\./);
  });
});
