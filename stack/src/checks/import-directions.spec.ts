import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = process.cwd();
const MODULES = ['mf-profile', 'mf-projects', 'mf-invites', 'mf-explore', 'mf-hackathons'];
const BROWSER_BASE = ['contract', 'module-sdk', 'ui-kit'];

/** Which workspace packages each one may depend on: contract -> (api | module-sdk | ui-kit) -> shell or module. */
const ALLOWED: Record<string, readonly string[]> = {
  contract: [],
  releases: ['contract'],
  'ui-kit': [],
  'module-sdk': ['contract'],
  federation: ['releases'],
  api: ['contract', 'releases', 'stack'],
  edge: ['contract', 'releases'],
  shell: [...BROWSER_BASE, 'releases', 'federation'],
  ...Object.fromEntries(MODULES.map((module) => [module, [...BROWSER_BASE, 'federation']])),
  stack: ['contract', 'releases', 'federation'],
  e2e: ['stack', 'releases'],
  bench: ['stack', 'releases', 'federation'],
};

const folders = [...foldersIn('.'), ...foldersIn('packages')].filter((it) =>
  existsSync(join(ROOT, it, 'package.json')),
);

function foldersIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

function sourcesOf(folder: string): string[] {
  const sources = join(ROOT, folder, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => join(sources, file))
    .filter((file) => /\.tsx?$/.test(file));
}

function workspaceDependencies(folder: string): string[] {
  const file = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const names = Object.keys({ ...file.dependencies, ...file.devDependencies, ...file.peerDependencies });
  return names.filter((name) => name.startsWith('@crewdeck/')).map((name) => name.replace('@crewdeck/', ''));
}

function relativeImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '');
}

describe('imports', () => {
  it.each(folders)('of %s run in the allowed direction', (folder) => {
    const allowed = ALLOWED[folder.replace('packages/', '')];
    expect(allowed).toBeDefined();
    expect(workspaceDependencies(folder).filter((name) => !allowed?.includes(name))).toEqual([]);
  });

  it.each(folders)('of %s that are relative stay inside it', (folder) => {
    const home = join(ROOT, folder);
    const strays = sourcesOf(folder).flatMap((file) =>
      relativeImports(file)
        .map((target) => relative(home, resolve(dirname(file), target)))
        .filter((target) => target.startsWith('..')),
    );
    expect(strays).toEqual([]);
  });
});
