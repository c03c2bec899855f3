import { parseArgs } from 'node:util';
import { report, requireReports } from './api-report.mjs';
import { deployFolders } from './deploy-folders.mjs';
import { Failure } from './failure.mjs';
import { pack, publish, publishedPackages } from './pack-packages.mjs';

const SCOPE = '@crewdeck/';
const USAGE = 'npm run package -- <name …|all> [--publish REGISTRY] [--report]';

/**
 * `npm run package`: makes a folder each of API, edge and command in `.packages/deploy/`, to be copied to where they run.
 *
 * `npm run package -- <name …|all>`: leaves a tarball of each package in `.packages/`, the same bytes from the same
 * sources. With `--publish` they go to a registry as well; `--report` renews what they promise once their version is raised.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { publish: { type: 'string' }, report: { type: 'boolean' } },
  });
  if (args.length === 0) return packageFolders();
  const names = packagesNamed(positionals, publishedPackages());
  const tarballs = await pack(names);
  if (values.report) await report(names);
  if (values.publish) requireReports(names);
  for (const tarball of tarballs) console.log(tarball);
  return values.publish ? publish(names, values.publish) : 0;
}

/** @returns {Promise<number>} */
async function packageFolders() {
  for (const { folder, digest } of await deployFolders()) console.log(`${folder}  sha256:${digest}`);
  return 0;
}

/**
 * @param {string[]} given as they stand on the command line, with or without the scope
 * @param {string[]} all
 * @returns {string[]} those of `all` that are meant
 */
export function packagesNamed(given, all) {
  const wanted = given.map((name) => name.replace(SCOPE, ''));
  const unknown = wanted.filter((name) => name !== 'all' && !all.includes(name));
  if (wanted.length === 0) throw new Failure(`Which package? ${USAGE}\nThere are: ${all.join(', ')}.`);
  if (unknown.length > 0) throw new Failure(`There is no package ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return wanted.includes('all') ? all : all.filter((name) => wanted.includes(name));
}
