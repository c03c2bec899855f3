import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packagesIn, stableBill } from '#bin/bill-of-materials.mjs';
import { type Deployed, deployFolders } from '#bin/deploy-folders.mjs';
import { filesIn } from '#bin/folder-files.mjs';
import { isRun, runManifest } from '#bin/keep-what-runs.mjs';

/** A limit for what hangs. */
const LIMIT_MS = 180_000;

describe('a packed folder', () => {
  let output: string;
  let command: Deployed;

  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'crewdeck-folders-'));
    [command] = (await deployFolders(output, ['command'])) as [Deployed];
  }, LIMIT_MS);

  afterAll(() => rm(output, { recursive: true }));

  it('runs where nothing else of the checkout is', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['dist/command.js', 'release', '--help'], {
      cwd: command.folder,
    });
    expect(stdout).toMatch(/^Usage: npm run release -- <verb>/);
  });

  it('has no sources, specs, maps or tools in it', () => {
    const files = filesIn(command.folder);
    expect(files.filter((file) => /\.(map|ts|tsx)$|\.spec\.|tsconfig|(^|\/)\.pnpm/.test(file))).toEqual([]);
    expect(
      [...packagesIn(command.folder)].filter((name) =>
        /^(@types|@crewdeck\/stack|axe|playwright|react|typescript)/.test(name),
      ),
    ).toEqual([]);
    expect(files.filter((file) => !file.includes('/'))).toEqual(['package.json', 'sbom.cdx.json']);
  });

  it('tells in its bill of materials of everything that is in there, and of nothing else', async () => {
    const bill = JSON.parse(await readFile(join(command.folder, 'sbom.cdx.json'), 'utf8'));
    const named = bill.components.map(({ group, name, version }: Record<string, string>) => {
      return `${group ? `${group}/` : ''}${name}@${version}`;
    });
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(named.sort()).toEqual([...packagesIn(command.folder)].sort());
    expect(bill.components.find(({ name }: { name: string }) => name === 'zod').licenses).toEqual([
      { license: { id: 'MIT' } },
    ]);
  });
});

describe('what runs', () => {
  it.each([
    'dist/main.js',
    'public/favicon.svg',
    'node_modules/pg/lib/index.js',
    'node_modules/pg/LICENSE',
    'node_modules/test/index.js',
    'node_modules/@scope/tests/index.js',
    'node_modules/@scope/name/lib/test/probe.js',
  ])('has %s', (file) => expect(isRun(file)).toBe(true));

  it.each([
    'dist/main.js.map',
    'dist/.tsbuildinfo',
    'README.md',
    'node_modules/.modules.yaml',
    'node_modules/pg/node_modules/.bin/pg',
    'node_modules/@crewdeck/contract/README.md',
    'node_modules/pg/lib/index.d.mts',
    'node_modules/pg/.github/workflows/ci.yml',
    'node_modules/@scope/name/test/all.js',
    'node_modules/name/lib/name.spec.js',
    'node_modules/name/tsconfig.build.json',
  ])('has no %s', (file) => expect(isRun(file)).toBe(false));

  it('is said by a package file without sources, tools and what pnpm resolves', () => {
    const manifest = {
      ...{ name: '@crewdeck/kit', version: '1.2.0', type: 'module', private: true, files: ['dist'] },
      scripts: { start: 'node dist/main.js', openapi: 'tsc -b && node dist/write.js' },
      exports: {
        '.': { '@crewdeck/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
        './testing/*': './src/testing/*.ts',
      },
      dependencies: { zod: 'catalog:' },
      devDependencies: { react: 'catalog:' },
    };
    expect(JSON.parse(JSON.stringify(runManifest(manifest, () => '4.6.7')))).toEqual({
      ...{ name: '@crewdeck/kit', version: '1.2.0', type: 'module', private: true },
      scripts: { start: 'node dist/main.js' },
      exports: { '.': './dist/index.js' },
      dependencies: { zod: '4.6.7' },
    });
  });
});

describe('a bill of materials', () => {
  it('leaves out what the lock file allows and the folder lacks, and what differs each time', () => {
    const one = { 'bom-ref': 'one', group: '@scope', name: 'one', version: '1.0.0' };
    const other = { 'bom-ref': 'other', name: 'other', version: '2.0.0' };
    const absent = { 'bom-ref': 'absent', name: 'absent', version: '3.0.0' };
    const bill = {
      ...{ bomFormat: 'CycloneDX', serialNumber: 'urn:uuid:1', metadata: { timestamp: 'now', tools: [] } },
      components: [other, absent, one],
      dependencies: [{ ref: 'other' }, { ref: 'absent' }, { ref: 'one', dependsOn: ['other', 'absent'] }],
    };
    expect(stableBill(bill, new Set(['@scope/one@1.0.0', 'other@2.0.0']))).toEqual({
      ...{ bomFormat: 'CycloneDX', metadata: { tools: [] }, components: [one, other] },
      dependencies: [
        { ref: 'one', dependsOn: ['other'] },
        { ref: 'other', dependsOn: [] },
      ],
    });
  });
});
