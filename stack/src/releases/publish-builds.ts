import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorBody, type PublishedRelease, pathOf, type ReleasesStatus } from '@crewdeck/contract';
import { openStore, type Publication, readPrivateKey, releaseRecordSchema, signRelease } from '@crewdeck/releases';
import { ROOT } from '#bin/checkout.mjs';
import { findBuilds } from '../builds.ts';
import { CallRefused, TokenCaller } from '../token-caller.ts';
import { ensureReleaseAccess, type ReleaseAccess, type Target } from './release-access.ts';

const INCOMPATIBLE: ErrorBody['code'] = 'release.incompatible';

/** A release that is to go live. */
interface Candidate extends Pick<PublishedRelease, 'release'> {
  module: string;
  expectedRevision: number;
}

/**
 * Publishes the builds of this checkout, signed. One that is new here goes live; one that was registered before changes
 * nothing, so a module that somebody rolled back stays so over a restart.
 */
export async function publishBuilds(target: Target): Promise<void> {
  const builds = findBuilds();
  const access = await ensureReleaseAccess(
    target,
    builds.map(({ module }) => module),
  );
  const publication = { commit: currentCommit(), at: new Date().toISOString(), by: 'npm start' };
  const published = await Promise.all(
    builds.map(async ({ module, directory }) => ({ module, ...(await publishBuild(access, directory, publication)) })),
  );
  const { modules } = await callerFor(access, 'shell').get<ReleasesStatus>(pathOf('/api/releases'));
  const candidates = published.flatMap(({ module, release, isNew }) => {
    const status = modules.find((it) => it.module === module);
    return isNew || !status ? [{ module, release, expectedRevision: status?.revision ?? 0 }] : [];
  });
  await activateAll(candidates, access);
}

/** Signs a finished build as its squad would, puts it into the store and registers it. It is not live yet. */
async function publishBuild(
  access: ReleaseAccess,
  directory: string,
  publication: Publication,
): Promise<PublishedRelease> {
  const built = releaseRecordSchema.parse(JSON.parse(await readFile(join(directory, 'release.json'), 'utf8')));
  const key = readPrivateKey(await readFile(access.keys[built.module] ?? '', 'utf8'));
  const store = await openStore(access.store);
  const signature = await signRelease(built, key);
  const { record } = await store.publish(directory, { ...publication, signature });
  return callerFor(access, record.module).post<PublishedRelease>(pathOf('/api/releases'), record);
}

/**
 * A new shell may need a page of a new module, or a new module an SDK of the new shell: what is refused waits until
 * another one has gone live.
 *
 * @throws CallRefused when what is left does not fit
 */
async function activateAll(candidates: readonly Candidate[], access: ReleaseAccess): Promise<void> {
  const refused: { candidate: Candidate; refusal: CallRefused }[] = [];
  for (const candidate of candidates) {
    const refusal = await activate(candidate, access);
    if (refusal) refused.push({ candidate, refusal });
  }
  const [first] = refused;
  if (!first) return;
  if (refused.length === candidates.length) throw first.refusal;
  await activateAll(
    refused.map(({ candidate }) => candidate),
    access,
  );
}

/** @returns the refusal of a release that does not fit what is live */
async function activate({ module, ...change }: Candidate, access: ReleaseAccess): Promise<CallRefused | null> {
  try {
    await callerFor(access, module).post(pathOf('/api/releases/:module/changes', { module }), {
      action: 'activate',
      ...change,
    });
    return null;
  } catch (error) {
    if (error instanceof CallRefused && error.code === INCOMPATIBLE) return error;
    throw error;
  }
}

function callerFor({ api, tokens }: ReleaseAccess, module: string): TokenCaller {
  return new TokenCaller(api, tokens[module] ?? '');
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without git still starts: its releases then name no commit.
    return null;
  }
}
