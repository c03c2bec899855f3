import { pathOf, type Registry } from '@crewdeck/contract';
import type { ReleaseStore, TrustedKeys } from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import { sentenceOf } from '../../sentence-of.ts';
import { UsageError } from '../../usage-error.ts';
import { EXIT_CODE } from '../errors.ts';
import { indent, type Style } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { noPositionals } from './arguments.ts';

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
  help: `Reads every file of what is live, last good or canary from the store and compares it with the hash in its record; the record with
the registry; and its signature with RELEASE_KEYS. Exit code 1 when something is missing or differs.`,
  options: {},

  async run(given, { api, openStore, releaseKeys, style }) {
    noPositionals(given);
    const trusted = await readKeys(releaseKeys);
    const [registry, store] = await Promise.all([api.get<Registry>(pathOf('/api/registry')), openStore()]);
    const releases: VerifiedRelease[] = [];
    for (const served of servedReleases(registry)) releases.push(await verifyRelease(store, served, trusted));
    const wrong = releases.filter(({ problems }) => problems.length > 0);
    const isWhole = wrong.length === 0;
    const files = releases.reduce((sum, release) => sum + release.files, 0);
    const lines = isWhole
      ? [style.good(`Whole: ${files} files of ${releases.length} releases are what was published.`)]
      : wrong.map((release) => describeDamage(release, style));
    const unsigned = trusted ? [] : [style.warning('Signatures were not compared: set RELEASE_KEYS.')];
    const exitCode = isWhole ? EXIT_CODE.done : EXIT_CODE.failed;
    return { text: [...lines, ...unsigned].join('\n'), json: { isWhole, releases }, exitCode };
  },
};

async function readKeys(text: string | null): Promise<TrustedKeys | null> {
  if (text === null) return null;
  const { trustedKeysSchema } = await import('@crewdeck/releases');
  const { data } = trustedKeysSchema.safeParse(text);
  if (data) return data;
  throw new UsageError('RELEASE_KEYS is not understood. Set it to what API and edge have.');
}

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

/** Compares a release in the store with its record, and that with registry and keys. */
async function verifyRelease(
  store: ReleaseStore,
  { digest, ...named }: ServedRelease,
  trusted: TrustedKeys | null,
): Promise<VerifiedRelease> {
  const { forEachConcurrently, integrityOf, requireSigned } = await import('@crewdeck/releases');
  const { module, release } = named;
  const problems: string[] = [];
  const noteDamage = (error: unknown) => {
    problems.push(sentenceOf(damageIn(error)));
    return null;
  };
  const record = await store.read(module, release, digest).catch(noteDamage);
  if (record && trusted) await requireSigned(record, trusted).catch(noteDamage);
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
 * @throws Error when the store itself can't be read, and its content is unknown
 */
function damageIn(error: unknown): unknown {
  if (error instanceof Refusal || Object(error).code === 'ENOENT') return error;
  throw new Error(`The store can't be read, so its content is unknown: ${sentenceOf(error)}`);
}

function describeDamage({ module, release, outAs, problems }: VerifiedRelease, { bad }: Style): string {
  return `${bad(`${module} ${release} (${outAs.join(', ')}) is damaged:`)}\n${indent(problems.join('\n'))}`;
}
