import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#bin/checkout.mjs';
import { catalogIn } from '#bin/document-dependencies.mjs';
import { packagesNamed } from '#bin/package.mjs';
import { isThere } from '#bin/publish-packages.mjs';
import { type PackageRegistry, startPackageRegistry } from '#bin/start-package-registry.mjs';
import { writeModule } from './testing/write-module.ts';

const run = promisify(execFile);
const LIBRARIES = ['@rspack/cli', '@rspack/core', '@testing-library/react', '@types/react', '@types/react-dom'];
const TOOLS = ['jest', 'react', 'react-dom', 'typescript'];
const INTERNAL = /"(workspace|catalog):|@crewdeck\/source|\.\/src\/.*\.tsx?"/;
/** A limit for what hangs: most of it is the installation of the module's libraries. */
const LIMIT_MS = 180_000;

let folder: string;
let module: string;
let registry: PackageRegistry;

/** Jest's own settings, and those of an npm around us, are not the squad's. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV, JEST_WORKER_ID, NODE_OPTIONS, npm_config_package, npm_config_call, ...kept } = process.env;
  const { host } = new URL(registry.address);
  // npm sends nothing to a registry it has no credentials for; this one takes any.
  return { ...kept, CI: 'true', [`npm_config_//${host}/:_authToken`]: 'anything' };
}

async function call(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { cwd: module, env: environment(), timeout: LIMIT_MS });
  return stdout;
}

async function publish(...names: string[]): Promise<string> {
  const args = [join(ROOT, 'stack/bin/run.mjs'), 'package', ...names, '--publish', registry.address];
  return call(process.execPath, ...args);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-packages-'));
  module = join(folder, 'module');
  await mkdir(module);
  registry = await startPackageRegistry(folder);
  await publish('all');
  const libraries = catalogIn(await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  const wanted = libraries.filter(({ name }) => [...LIBRARIES, ...TOOLS].includes(name));
  const ours = ['contract', 'federation', 'module-sdk', 'module-testing', 'release-command', 'skills', 'ui-kit'];
  const versions = [
    ...wanted.map(({ name, version }) => [name, version]),
    ...ours.map((name) => [`@crewdeck/${name}`, 'latest']),
  ];
  await writeModule(module, Object.fromEntries(versions), registry.address);
  await call('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
}, LIMIT_MS);

afterAll(async () => {
  await registry.stop();
  await rm(folder, { recursive: true });
});

describe('a module in a repository of its own, on published packages', () => {
  it('builds into a release that says what it was built with', async () => {
    await call('node_modules/.bin/rspack', 'build');
    const record = JSON.parse(await readFile(join(module, 'dist/release/release.json'), 'utf8'));
    expect(record).toMatchObject({ module: 'mf-mentors', version: '0.1.0', packages: expect.any(Array) });
    expect(record.packages).toEqual(
      expect.arrayContaining(['@crewdeck/module-sdk/forms', '@crewdeck/skills', '@crewdeck/ui-kit']),
    );
    expect(Object.keys(record.pages)).toEqual(['mentors']);
    expect(Object.keys(record.widgets)).toEqual(['mentor-badge']);
  });

  it('runs its tests', async () => {
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--json'];
    expect(JSON.parse(await call(process.execPath, ...jest))).toMatchObject({ success: true, numPassedTests: 1 });
  });

  it('checks its types against those of the packages', async () => {
    await call('node_modules/.bin/tsc');
    await writeFile(
      join(module, 'src/wrong.ts'),
      "import { Button } from '@crewdeck/ui-kit';\nButton({ size: 'huge' });\n",
    );
    await expect(call('node_modules/.bin/tsc')).rejects.toMatchObject({
      stdout: expect.stringContaining(`Type '"huge"' is not assignable`),
    });
  });

  it('has the release command', async () => {
    expect(await call('node_modules/.bin/crewdeck-release', '--help')).toContain('npx crewdeck-release <verb>');
  });
});

describe('published packages', () => {
  it('hold nothing of this checkout: no sources, tests, source maps or paths', async () => {
    const below = join(module, 'node_modules/@crewdeck');
    const files = (await readdir(below, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    expect(files.map(({ name }) => name).filter((name) => /\.spec\.|\.map$|(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
    for (const { parentPath, name } of files) {
      const text = await readFile(join(parentPath, name), 'utf8');
      expect(text).not.toContain(ROOT);
      expect(text).not.toContain('sourceMappingURL');
      if (name === 'package.json') expect(text).not.toMatch(INTERNAL);
    }
  });

  it('have the same bytes when they are packed again, and stay as they are', async () => {
    const names = ['federation', 'module-sdk', 'module-testing'];
    const told = await publish(...names);
    for (const name of names) expect(told).toMatch(new RegExp(`@crewdeck/${name} [\\d.]+ is there already`));
  });

  it('never change under a version', () => {
    expect(isThere('@crewdeck/a 1.0.0', '', 'sha512-new')).toBe(false);
    expect(() => isThere('@crewdeck/a 1.0.0', 'sha512-old', 'sha512-new')).toThrow('raise it in the package file');
  });
});

test('packages are called by name, with or without the scope', () => {
  expect(packagesNamed(['@crewdeck/ui-kit', 'contract'], ['contract', 'skills', 'ui-kit'])).toEqual([
    'contract',
    'ui-kit',
  ]);
  expect(packagesNamed(['all'], ['contract', 'skills'])).toEqual(['contract', 'skills']);
  expect(() => packagesNamed(['kit'], ['contract'])).toThrow('There is no package kit. There are: contract.');
  expect(() => packagesNamed([], ['contract'])).toThrow('Which package?');
});
