import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHash } from './build-hash.ts';

const ROOT = join(process.cwd());

describe('the build hash', () => {
  it('is the same for the same inputs', () => {
    expect(buildHash(join(ROOT, 'mf-profile'))).toBe(buildHash(join(ROOT, 'mf-profile')));
  });

  it('differs between modules, and is 8 hexadecimal digits', () => {
    expect(buildHash(join(ROOT, 'mf-profile'))).not.toBe(buildHash(join(ROOT, 'mf-invites')));
    expect(buildHash(join(ROOT, 'mf-invites'))).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('the build hash of a module in a repository of its own', () => {
  let folder: string;
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crewdeck-hash-'));
    await write('package.json', '{ "name": "mf-a", "version": "1.0.0", "dependencies": { "b": "1.0.0" } }');
    await write('src/module.tsx', 'export {};');
    await write('package-lock.json', '{}');
    await write('node_modules/b/package.json', '{ "name": "b", "version": "1.0.0" }');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(['package-lock.json', 'src/module.tsx', 'rspack.config.mjs', 'module.json'])(
    'changes with its %s',
    async (file) => {
      const before = buildHash(folder);
      await write(file, '{ "changed": true }');
      expect(buildHash(folder)).not.toBe(before);
    },
  );

  it.each(['src/module.spec.tsx', 'README.md', 'node_modules/b/src/index.js'])(
    'stays with another %s',
    async (file) => {
      const before = buildHash(folder);
      await write(file, 'changed');
      expect(buildHash(folder)).toBe(before);
    },
  );

  it('needs to know what is installed', async () => {
    await rm(join(folder, 'package-lock.json'));
    expect(() => buildHash(folder)).toThrow('Install first.');
  });
});
