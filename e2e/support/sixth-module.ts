import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { theOps } from './members.ts';
import { keyOf } from './registry.ts';
import type { Squad } from './release-command.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Digits and all: nothing knows its name but its own files. */
export const SIXTH = 'mf-crews2';
export const SDK = '@crewdeck/module-sdk';
const run = promisify(execFile);

export const MODULE_JSON = {
  routes: [
    { path: '/crews', page: 'crews', access: 'open', title: 'Crews', firstCall: '/api/hackathons?limit=1' },
    { path: '/crews/:id', page: 'crew', access: 'open', title: 'A Crew' },
    { path: '/crews/new', page: 'new-crew', access: 'signed-in', title: 'New Crew' },
  ],
  links: [
    { label: 'Explore Crews', path: '/crews', menu: 'explore' },
    { label: 'My Crew', path: '/crews/new', menu: 'bar' },
  ],
  calls: ['GET /api/hackathons'],
};

const FILES = {
  'package.json': JSON.stringify({ name: `@crewdeck/${SIXTH}`, version: '1.0.0', type: 'module' }),
  'package-lock.json': '{}',
  'rspack.config.mjs': `import { moduleConfig } from '@crewdeck/federation';
export default moduleConfig(import.meta.dirname);`,
  'src/module.tsx': `import { defineModule } from '@crewdeck/module-sdk';
export default defineModule({
  pages: {
    crews: () => import('./pages/crews-page.tsx').then((file) => file.CrewsPage),
    crew: () => import('./pages/crew-page.tsx').then((file) => file.CrewPage),
    'new-crew': () => import('./pages/new-crew-page.tsx').then((file) => file.NewCrewPage),
  },
});`,
  'src/pages/crews-page.tsx': `import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
export function CrewsPage() {
  const http = useHttp();
  const call = { queryKey: ['crews'], queryFn: ({ signal }) => http.getPage('GET /api/hackathons', { query: { limit: 1 }, signal }) };
  const { data } = useQuery(call);
  return <Page><PageHeader title="Crews" description={data ? 'Hackathons: ' + data.total : 'Counting'} /></Page>;
}`,
  'src/pages/crew-page.tsx': `import { useParams } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
export function CrewPage() {
  return <Page><PageHeader title={'Crew ' + useParams().id} /></Page>;
}`,
  'src/pages/new-crew-page.tsx': `import { Page, PageHeader } from '@crewdeck/ui-kit';
export function NewCrewPage() {
  return <Page><PageHeader title="Your new crew" /></Page>;
}`,
};

interface Apart {
  places?: object;
  /** Versions of packages that it is built with, in place of this repository's. */
  versions?: Readonly<Record<string, string>>;
  /** Files besides, or in place of, its own. */
  files?: Readonly<Record<string, string>>;
  /** Exported by its SDK besides what this repository's exports. */
  newerExport?: string;
  version?: string;
  /** Whether it is built with the federation runtime and plugin of two minor versions before. */
  hasFederationBefore?: boolean;
}

/** A module in a folder of its own, outside of this repository. @returns the folder of its finished build */
export async function buildSixthModule({
  places = MODULE_JSON,
  versions = {},
  files: own = {},
  newerExport,
  version = '1.0.0',
  hasFederationBefore = false,
}: Apart = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-sixth-'));
  const files = { ...FILES, 'module.json': JSON.stringify(places), ...own };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await install(folder, versions);
  if (hasFederationBefore) await installFederationBefore(folder);
  if (newerExport) await appendFile(join(folder, `node_modules/${SDK}/src/index.ts`), `\n${newerExport}\n`);
  const env = { ...process.env, CREWDECK_RELEASE_VERSION: version };
  await run(join(folder, 'node_modules/.bin/rspack'), ['build'], { cwd: folder, env });
  return join(folder, 'dist/release');
}

/** What a squad would install: links, and copies of packages that have another version. */
async function install(folder: string, versions: Readonly<Record<string, string>>): Promise<void> {
  const source = join(ROOT, 'mf-hackathons/node_modules');
  const target = join(folder, 'node_modules');
  await mkdir(join(target, '@crewdeck'), { recursive: true });
  const scoped = (await readdir(join(source, '@crewdeck'))).map((name) => `@crewdeck/${name}`);
  const names = [...(await readdir(source)), ...scoped].filter((name) => name !== '@crewdeck' && !(name in versions));
  for (const name of names) await symlink(await realpath(join(source, name)), join(target, name));
  for (const [name, version] of Object.entries(versions)) {
    await cp(await realpath(join(source, name)), join(target, name), { recursive: true, verbatimSymlinks: false });
    const file = join(target, name, 'package.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
  }
}

async function installFederationBefore(folder: string): Promise<void> {
  const preset = join(folder, 'node_modules/@crewdeck/federation');
  const source = await realpath(preset);
  await rm(preset);
  await cp(source, preset, { recursive: true });
  const inPreset = join(preset, 'node_modules/@module-federation/enhanced');
  await rm(inPreset, { recursive: true });
  await symlink(await realpath(join(ROOT, 'e2e/node_modules/@module-federation/enhanced-before')), inPreset);
}

/** `1.9.4` plus so many minor versions, from the first of its major on; the version in this repository of what modules share. */
export async function sdkVersion(minors: number): Promise<string> {
  const file = join(ROOT, 'packages/module-sdk/package.json');
  const [major, minor = 0] = JSON.parse(await readFile(file, 'utf8'))
    .version.split('.')
    .map(Number);
  return `${major}.${Math.max(0, minor + minors)}.7`;
}

/** What ops give a new squad: a deploy token, and a key that counts, which for its first days is their own. */
export async function aSquad(module: string): Promise<Squad> {
  const ops = await theOps();
  const { token } = await ops.send<{ token: string }>('POST', '/api/deploy-tokens', { module, name: 'squad' });
  return { token, key: await keyOf('*') };
}
