import { Refusal } from '../refusal.ts';
import { type ReleaseRecord, releaseIdOf } from '../release-record.ts';

/** Says for each version which release has it. The first one wins, also when two come at the same moment. */
export interface VersionClaims {
  /** Changes nothing when the version has a holder. */
  claim(module: string, version: string, releaseId: string): Promise<void>;
  holderOf(module: string, version: string): Promise<string | null>;
  free(module: string, version: string): Promise<void>;
}

/**
 * Before an upload: says early what {@link claimVersion} would say after it, and sees releases that claimed nothing.
 *
 * @throws Refusal when another release has the version
 */
export async function refuseSecondOfVersion(
  record: ReleaseRecord,
  published: readonly string[],
  claims: VersionClaims,
): Promise<void> {
  const isOther = (releaseId: string) => releaseId !== releaseIdOf(record);
  const other = published.find((releaseId) => releaseId.startsWith(`${record.version}-`) && isOther(releaseId));
  if (other) refuse(record, `${record.module}@${other}`);
  const holder = await claims.holderOf(record.module, record.version);
  if (holder && isOther(holder)) refuse(record, `${record.module}@${holder}, whose upload did not finish`);
}

/** @throws Refusal when another release has the version */
export async function claimVersion(record: ReleaseRecord, claims: VersionClaims): Promise<void> {
  const { module, version } = record;
  await claims.claim(module, version, releaseIdOf(record));
  const holder = await claims.holderOf(module, version);
  if (holder !== releaseIdOf(record)) refuse(record, `${module}@${holder}`);
}

/** So that the version can be used again once its release has been removed. */
export async function freeVersion(module: string, releaseId: string, claims: VersionClaims): Promise<void> {
  const [version = ''] = releaseId.split('-');
  if ((await claims.holderOf(module, version)) === releaseId) await claims.free(module, version);
}

function refuse({ module, version }: ReleaseRecord, holder: string): never {
  throw new Refusal(`Version ${version} of ${module} is taken by ${holder}. Take another version.`);
}
