import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { billInFolder } from './bill-of-materials.mjs';
import { compile } from './build.mjs';
import { ROOT } from './checkout.mjs';
import { digestOf } from './folder-files.mjs';
import { withCheckoutLock } from './install-and-build.mjs';
import { keepWhatRuns } from './keep-what-runs.mjs';
import { pnpm } from './pnpm.mjs';
import { step } from './progress.mjs';

/** What runs on other machines, by its name there: where it is in the checkout. */
const SOURCES = { api: 'api', edge: 'edge', command: 'packages/crewdeck' };
const OUTPUT = join(ROOT, '.packages/deploy');

/** One flat folder of libraries without links, which any tool can copy; files of their own, not the store's. */
const LAYOUT = ['--legacy', '--node-linker=hoisted', '--config.package-import-method=copy'];
/** What the installation has fetched and verified before, with the binaries of this platform (`sharp`, `resvg`). */
const LIBRARIES = ['--prod', '--prefer-offline', '--trust-lockfile', '--ignore-scripts'];
const BILL = ['--prod', '--sbom-format=cyclonedx', '--sbom-type=application'];

/** @typedef {keyof typeof SOURCES} Name */

/**
 * @typedef {object} Deployed
 * @property {string} folder
 * @property {string} digest SHA-256 in hex: the same for the same sources and libraries
 */

/**
 * Makes a folder each of API, edge and command, with all that they need to run, and nothing else.
 *
 * @param {string} [output] where they go
 * @param {Name[]} [names] only these
 * @returns {Promise<Deployed[]>}
 */
export async function deployFolders(output = OUTPUT, names = ['api', 'edge', 'command']) {
  mkdirSync(output, { recursive: true });
  await withCheckoutLock(async () => {
    await step('Compiling', () => compile(Object.values(SOURCES)));
    await step(`Packing ${names.join(', ')}`, async () => {
      await Promise.all(names.map((name) => deploy(name, join(output, name))));
    });
  });
  return names.map((name) => ({ folder: join(output, name), digest: digestOf(join(output, name)) }));
}

/**
 * @param {Name} name
 * @param {string} folder is replaced at once when everything is there
 */
async function deploy(name, folder) {
  const source = SOURCES[name];
  const staged = `${folder}.staged`;
  const bill = join(staged, 'sbom.cdx.json');
  const failure = `Packing ${source} failed`;
  rmSync(staged, { recursive: true, force: true });
  // The command's optional libraries are the browser of `crewdeck check`.
  const optional = name === 'command' ? ['--no-optional'] : [];
  await pnpm([`--filter=./${source}`, 'deploy', ...LIBRARIES, ...optional, ...LAYOUT, staged], {
    log: `deploy-${name}`,
    failure,
  });
  await pnpm([`--filter=./${source}`, 'sbom', ...BILL, `--out=${bill}`], { log: `bill-${name}`, failure });
  keepWhatRuns(staged, source);
  billInFolder(bill, staged);
  rmSync(folder, { recursive: true, force: true });
  renameSync(staged, folder);
}
