import type { Registry } from '@crewdeck/contract';
import { forEachConcurrently, integrityOf, type ReleaseStore } from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import { EXIT_CODE, sentenceOf } from '../errors.ts';
import { indent, type Style } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { nextLine } from './change-release.ts';

const FILES_AT_ONCE = 8;

/** A release that page loads get, or may get the next moment. */
interface ServedRelease {
  module: string;
  release: string;
  outAs: ('live' | 'last good' | 'canary')[];
  /** Of its record, as it was registered. */
  digest: string | undefined;
}

interface VerifiedRelease extends Omit<ServedRelease, 'digest'> {
  /** Files that were compared. */
  files: number;
  problems: string[];
}

export const verb: Verb = {
  usage: '',
  help: `Reads every file of what is live, last good or canary from the store and compares it with the hash in its record, and the record
with the registry. Exit code 1 when one is missing or another one than was published.`,
  options: {},

  async run(_given, { api, openStore, style }) {
    const [registry, store] = await Promise.all([api.registry(), openStore()]);
    const releases: VerifiedRelease[] = [];
    for (const served of servedReleases(registry)) releases.push(await verifyRelease(store, served));
    const wrong = releases.filter(({ problems }) => problems.length > 0);
    const isWhole = wrong.length === 0;
    const files = releases.reduce((sum, release) => sum + release.files, 0);
    const text = isWhole
      ? style.good(`Whole: ${files} files of ${releases.length} releases are what was published.`)
      : [...wrong.map((release) => describeDamage(release, style)), nextLine('status', style)].join('\n');
    return { text, json: { isWhole, releases }, exitCode: isWhole ? EXIT_CODE.done : EXIT_CODE.failed };
  },
};

function servedReleases({ modules }: Registry): ServedRelease[] {
  return Object.entries(modules).flatMap(([module, { live, lastGood, canary, digests }]) => {
    const roles = [
      ['live', live],
      ['last good', lastGood],
      ['canary', canary?.release],
    ] as const;
    const releases = [...new Set(roles.map(([, release]) => release))].filter((release) => typeof release === 'string');
    return releases.map((release) => {
      const outAs = roles.filter(([, holder]) => holder === release).map(([role]) => role);
      return { module, release, outAs, digest: digests?.[release] };
    });
  });
}

/** Compares a release in the store with its record, and that with the registry. */
async function verifyRelease(store: ReleaseStore, served: ServedRelease): Promise<VerifiedRelease> {
  const { digest, ...named } = served;
  const { module, release } = named;
  const problems: string[] = [];
  const record = await store.read(module, release, digest).catch((error: unknown) => {
    problems.push(sentenceOf(damageIn(error)));
    return null;
  });
  const files = Object.entries(record?.files ?? {});
  await forEachConcurrently(files, FILES_AT_ONCE, async ([file, { integrity }]) => {
    const bytes = await store.readFile(module, release, file).catch((error: unknown) => {
      damageIn(error);
      return null;
    });
    if (!bytes) problems.push(`${file} can't be read.`);
    else if (integrityOf(bytes) !== integrity) problems.push(`${file} has other bytes than were published.`);
  });
  return { ...named, files: files.length, problems: problems.sort() };
}

/**
 * What is missing or wrong in the store is damage.
 *
 * @throws Error when the store itself can't be read, and nobody knows what is in it
 */
function damageIn(error: unknown): unknown {
  const { code } = Object(error) as { code?: string };
  if (error instanceof Refusal || code === 'ENOENT') return error;
  throw new Error(`The store can't be read, so nothing is known of what is in it: ${sentenceOf(error)}`);
}

function describeDamage({ module, release, outAs, problems }: VerifiedRelease, { bad }: Style): string {
  return `${bad(`${module} ${release} (${outAs.join(', ')}) is damaged:`)}\n${indent(problems.join('\n'))}`;
}
