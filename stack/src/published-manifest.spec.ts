import { entrySources, publishedManifest, startedManifest } from '#bin/published-manifest.mjs';

const MANIFEST = {
  name: '@crewdeck/kit',
  version: '1.2.0',
  exports: {
    '.': { '@crewdeck/source': './src/index.ts', types: './dist/types/index.d.ts', default: './src/index.ts' },
    './parts/*': { '@crewdeck/source': './src/parts/*.ts', default: './dist/parts/*.js' },
    './global.css': './src/global.css',
    './testing/*': './src/testing/*.ts',
  },
  bin: { kit: './dist/command.js' },
  scripts: { build: 'tsc' },
  dependencies: { '@crewdeck/contract': 'workspace:^', '@crewdeck/releases': 'workspace:*', zod: 'catalog:' },
  optionalDependencies: { 'axe-core': 'catalog:' },
  devDependencies: { react: 'catalog:' },
};
const VERSIONS = new Map([
  ['@crewdeck/contract', '1.3.0'],
  ['@crewdeck/releases', '2.0.1'],
  ['zod', '4.6.7'],
  ['axe-core', '4.11.4'],
]);

describe('a published package file', () => {
  const published = publishedManifest(MANIFEST, VERSIONS);

  it('leads to what was compiled, and to no source of this checkout', () => {
    expect(published.exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './parts/*': { types: './dist/parts/*.d.ts', default: './dist/parts/*.js' },
      './global.css': './dist/global.css',
    });
  });

  it('asks for versions that a registry knows', () => {
    expect(published.dependencies).toEqual({
      '@crewdeck/contract': '^1.3.0',
      '@crewdeck/releases': '2.0.1',
      zod: '4.6.7',
    });
    expect(published.optionalDependencies).toEqual({ 'axe-core': '4.11.4' });
    expect(() => publishedManifest(MANIFEST, new Map())).toThrow('@crewdeck/contract has no version');
  });

  it('holds nothing that only this checkout needs', () => {
    expect(Object.keys(published).sort()).toEqual([
      'bin',
      'dependencies',
      'exports',
      'name',
      'optionalDependencies',
      'version',
    ]);
  });
});

test('a package is compiled from what it exports and from its commands', () => {
  expect(entrySources(MANIFEST)).toEqual(['./src/index.ts', './src/parts/*.ts', './src/command.ts']);
});

test('a new module begins with versions that a registry knows, and with the scripts of the template', () => {
  const { scripts, dependencies, devDependencies } = MANIFEST;
  const versions = new Map([...VERSIONS, ['react', '19.3.1']]);
  const started = JSON.parse(startedManifest(JSON.stringify({ scripts, dependencies, devDependencies }), versions));
  expect(started).toMatchObject({ scripts, dependencies: { zod: '4.6.7' }, devDependencies: { react: '19.3.1' } });
});
