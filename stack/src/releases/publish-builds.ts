import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type ChangeRelease,
  type ErrorBody,
  type ModuleStatus,
  type PublishedRelease,
  paths,
  type ReleasesStatus,
} from '@crewdeck/contract';
import { openStore, type Publication, type ReleaseRecord } from '@crewdeck/releases';
import { ROOT } from '#bin/checkout.mjs';
import { signingKeysIn } from '../signing-keys.ts';
import { stateFilesIn } from '../state-files.ts';
import { CallRefused, TokenCaller } from '../token-caller.ts';
import { ensureReleaseAccess, type ReleaseAccess } from './release-access.ts';
import { signActivation, signRecord } from './sign-builds.ts';
import { prepareLog } from './signed-log.ts';

const INCOMPATIBLE: ErrorBody['code'] = 'release.incompatible';

/** Something that is to go live. */
interface Candidate {
  module: string;
  change: ChangeRelease;
  caller: TokenCaller;
}

/** A finished build in this checkout. */
interface Build {
  module: string;
  /** Holds the built files and `release.json`. */
  directory: string;
}

/** Where builds are published. */
interface Target {
  /** Origin of the API. */
  api: string;
  /** Origin of the pages. */
  site: string;
  /** Directory or bucket. */
  store: string;
  databaseUrl: string;
  /** Has the keys that are signed with, and gets the access. */
  dataDirectory: string;
  /** Folder that has `api` of the version that runs; without it this checkout's. */
  versionFolder?: string | undefined;
}

/** Publishes the builds of this checkout, signed, and makes those live that are new there. */
export async function publishBuilds({ dataDirectory, ...place }: Target): Promise<void> {
  const { releaseAccessFile: file, keysDirectory } = stateFilesIn(dataDirectory);
  const signing = await signingKeysIn(keysDirectory);
  const records = await storeBuilds(place.store);
  const modules = findBuilds().map(({ module }) => module);
  const access = await ensureReleaseAccess({ ...place, file, keysDirectory, trust: signing.trust, modules });
  await prepareLog(access, keysDirectory, signing);
  await registerBuilds(records, access);
}

/** The builds of the shell and of all modules; a folder has the name of its module. */
function findBuilds(): Build[] {
  return readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'dist/release'))
    .filter((directory) => existsSync(join(directory, 'release.json')))
    .map((directory) => ({ module: basename(dirname(dirname(directory))), directory }));
}

/** Puts the builds of the shell and of all modules into a store, those that are not there yet. */
async function storeBuilds(location: string): Promise<ReleaseRecord[]> {
  const store = await openStore(location);
  const publication = describePublication();
  const published = await Promise.all(findBuilds().map(({ directory }) => store.publish(directory, publication)));
  return published.map(({ record }) => record);
}

/**
 * Registers stored builds. One that is new here goes live; one that was registered before changes nothing, so a module
 * that somebody rolled back stays so over a restart.
 */
async function registerBuilds(records: readonly ReleaseRecord[], access: ReleaseAccess): Promise<void> {
  const callerFor = (module: string) => new TokenCaller(access.api, access.tokens[module] ?? '');
  const candidates: Candidate[] = [];
  for (const record of records) {
    const caller = callerFor(record.module);
    const signed = await signRecord(record, access);
    const { release, isNew } = await caller.post<PublishedRelease>(paths.releases(), signed);
    const status = await statusOf(record.module, caller);
    const change = await signActivation(record.module, release, status?.revision ?? 0, access);
    if (isNew || !status) candidates.push({ module: record.module, change, caller });
  }
  await activateAll(candidates);
}

async function statusOf(module: string, caller: TokenCaller): Promise<ModuleStatus | undefined> {
  const { modules } = await caller.get<ReleasesStatus>(paths.releases());
  return modules.find((status) => status.module === module);
}

/**
 * A new shell may need a page of a new module, or a new module an SDK of the new shell: whoever is refused waits until
 * another one has gone live.
 *
 * @throws CallRefused when what is left does not fit
 */
async function activateAll(candidates: readonly Candidate[]): Promise<void> {
  const refused: { candidate: Candidate; refusal: CallRefused }[] = [];
  for (const candidate of candidates) {
    const refusal = await activate(candidate);
    if (refusal) refused.push({ candidate, refusal });
  }
  const [first] = refused;
  if (!first) return;
  if (refused.length === candidates.length) throw first.refusal;
  await activateAll(refused.map(({ candidate }) => candidate));
}

/** @returns the refusal of a release that does not fit what is live */
async function activate({ module, change, caller }: Candidate): Promise<CallRefused | null> {
  try {
    await caller.post(paths.releaseChanges(module), change);
    return null;
  } catch (error) {
    if (error instanceof CallRefused && error.code === INCOMPATIBLE) return error;
    throw error;
  }
}

function describePublication(): Publication {
  return { commit: currentCommit(), at: new Date().toISOString(), by: 'npm start' };
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without git still starts: its releases then name no commit.
    return null;
  }
}
