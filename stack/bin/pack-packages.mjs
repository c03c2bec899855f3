import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { ROOT } from './checkout.mjs';
import { filesIn } from './folder-files.mjs';
import { withCheckoutLock } from './install-and-build.mjs';
import { pnpm, pnpmVisibly } from './pnpm.mjs';
import { step } from './progress.mjs';

const OUTPUT = join(ROOT, '.packages');
const FOLDERS = join(ROOT, 'packages');
const FAILURE = 'Packing failed';
const HOOKS = '--config.pnpmfile=stack/bin/published-manifest.mjs';
/** What new modules begin as. */
const TEMPLATE = join(FOLDERS, 'crewdeck/dist/template');

/**
 * Folders below `packages` that are packed: all that are not private.
 *
 * @returns {string[]}
 */
export function publishedPackages() {
  return readdirSync(FOLDERS).filter((folder) => {
    return existsSync(join(FOLDERS, folder, 'package.json')) && !manifestOf(folder).private;
  });
}

/**
 * @param {string[]} names of folders below `packages`
 * @returns {Promise<string[]>} their tarballs
 */
export async function pack(names) {
  await withCheckoutLock(async () => {
    const compiled = names.filter((name) => existsSync(join(FOLDERS, name, 'tsconfig.json')));
    await step('Compiling', () => compile(compiled.map((name) => join('packages', name))));
    compiled.forEach(completeCompiled);
    await step(`Packing ${names.join(', ')}`, async () => {
      if (names.includes('crewdeck')) await packTemplate();
      await pnpm([...selected(names), 'pack', `--pack-destination=${OUTPUT}`], { log: 'pack', failure: FAILURE });
    });
  });
  return names.map(tarballOf);
}

/**
 * Sends packages to a registry, with the credentials that npm has for it. pnpm skips a version that is there.
 *
 * @param {string[]} names of folders below `packages`
 * @param {string} registry address
 * @returns {Promise<number>} the exit code of pnpm
 */
export function publish(names, registry) {
  // Stronger than what somebody has set for the scope.
  const at = `--config.@crewdeck:registry=${registry}`;
  const args = [...selected(names), '--recursive', 'publish', at, '--access=public', '--no-git-checks'];
  return withCheckoutLock(() => pnpmVisibly(args));
}

/**
 * Leaves in `dist` what the sources give, and nothing that older ones gave.
 *
 * @param {string} name
 */
function completeCompiled(name) {
  const source = join(FOLDERS, name, 'src');
  const dist = join(FOLDERS, name, 'dist');
  for (const file of filesIn(dist).filter((file) => file !== '.tsbuildinfo')) {
    const script = join(source, file.replace(/(\.d\.ts|\.js)$/, ''));
    if (!existsSync(`${script}.ts`) && !existsSync(`${script}.tsx`)) rmSync(join(dist, file));
  }
  cpSync(source, dist, { recursive: true, filter: (file) => file.endsWith('.css') || statSync(file).isDirectory() });
  // A link here, which pnpm doesn't pack.
  if (name === 'contract') cpSync(join(ROOT, 'api/openapi.json'), join(dist, 'openapi.json'));
}

/** Its package file has versions that a registry knows, because pnpm packs it. */
async function packTemplate() {
  const tarball = join(TEMPLATE, 'template.tgz');
  rmSync(TEMPLATE, { recursive: true, force: true });
  mkdirSync(TEMPLATE, { recursive: true });
  await pnpm(['--filter=module-template', 'pack', `--out=${tarball}`], { log: 'pack-template', failure: FAILURE });
  execFileSync('tar', ['-xzf', 'template.tgz', '--strip-components=1'], { cwd: TEMPLATE });
  rmSync(tarball);
}

/** @param {string[]} names */
function selected(names) {
  return [HOOKS, ...names.map((name) => `--filter=./packages/${name}`)];
}

/** @param {string} name as npm names the file */
function tarballOf(name) {
  const manifest = manifestOf(name);
  return join(OUTPUT, `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`);
}

/**
 * @param {string} name
 * @returns {import('./published-manifest.mjs').Manifest}
 */
function manifestOf(name) {
  return JSON.parse(readFileSync(join(FOLDERS, name, 'package.json'), 'utf8'));
}
