import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { brokenPromises, SETTINGS } from './api-promises.mjs';
import { ROOT } from './checkout.mjs';
import { Failure } from './failure.mjs';

/** In the first line of a report. */
const VERSION = /^\/\/ \S+ (\S+)$/m;
const FOLDERS = join(ROOT, 'packages');
/**
 * What an entry of a package promises, and the files that tell it.
 *
 * @typedef {object} Promised
 * @property {string} label `@crewdeck/module-sdk/forms`
 * @property {string} folder of the package
 * @property {string} version of the package
 * @property {string} types as they are now, compiled
 * @property {string} report as they were when that version was reported, committed
 */

/**
 * The entries that packages promise to keep: `promised` of their package files.
 *
 * @param {string[]} names of folders below `packages`
 * @returns {Promised[]}
 */
export function promisedEntries(names) {
  return names.flatMap((name) => {
    const folder = join(FOLDERS, name);
    const { promised = [], exports, ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return promised.map((/** @type {string} */ entry) => ({
      label: manifest.name + entry.slice(1),
      folder,
      version: manifest.version,
      types: join(folder, exports[entry].types),
      report: join(folder, 'api-report', `${entry === '.' ? 'index' : basename(entry)}.d.ts`),
    }));
  });
}

/**
 * Why an entry may not go out as it is.
 *
 * @param {Pick<Promised, 'label' | 'version' | 'types' | 'report'>} entry
 * @returns {Promise<string[]>}
 */
export async function breaches({ label, version, types, report }) {
  const reported = reportedVersion(report);
  if (majorOf(version) > majorOf(reported)) return [];
  const broken = await brokenPromises(report, types);
  return broken.map((sentence) => `${label} ${reported} promised ${sentence}`);
}

/**
 * Renews the reports of packages whose version was raised.
 *
 * @param {string[]} names of folders below `packages`
 * @throws Failure when a promise is broken without a new major version
 */
export async function report(names) {
  for (const entry of promisedEntries(names)) {
    const problems = existsSync(entry.report) ? await breaches(entry) : [];
    if (problems.length > 0) throw new Failure(`${problems.join('\n')}\nKeep it, or raise the major version.`);
    writeReport(entry);
  }
}

/**
 * Nothing goes out whose promises are not written down.
 *
 * @param {string[]} names of folders below `packages`
 * @throws Failure when a report is of another version
 */
export function requireReports(names) {
  const stale = promisedEntries(names).find(({ report, version }) => reportedVersion(report) !== version);
  if (!stale) return;
  const name = basename(stale.folder);
  throw new Failure(`The report of ${stale.label} is not of ${stale.version}: npm run package -- ${name} --report`);
}

/**
 * @param {string} report
 * @returns {string} of the package when it was made, or nothing
 */
function reportedVersion(report) {
  return (existsSync(report) && VERSION.exec(readFileSync(report, 'utf8'))?.[1]) || '';
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.split('.')[0]);
}

/**
 * Writes the report of an entry: every type it reaches, in one file.
 *
 * @param {Promised} entry
 */
function writeReport({ label, version, folder, types, report }) {
  mkdirSync(dirname(report), { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions: SETTINGS, files: [types] } },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: report },
      newlineKind: 'lf',
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`No report could be made of ${types}.`);
  writeFileSync(report, `// ${label} ${version}\n${readFileSync(report, 'utf8')}`);
}
