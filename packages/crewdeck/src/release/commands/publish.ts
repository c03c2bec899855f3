import { resolve } from 'node:path';
import { type PublishedRelease, pathOf } from '@crewdeck/contract';
import {
  type Build,
  type Publication,
  type PublishedBuild,
  type ReleaseRecord,
  readBuild,
  readPrivateKey,
  releaseIdOf,
  signRelease,
} from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import { faultsOf } from '../../faults-of.ts';
import { UsageError } from '../../usage-error.ts';
import { ApiError, EXIT_CODE } from '../errors.ts';
import { indent } from '../terminal.ts';
import type { Arguments, Context, Verb } from '../verb.ts';
import { onlyPositional, percentOf, textOf } from './arguments.ts';
import { buildModule } from './build-module.ts';
import { activateRelease, nextLine } from './change-release.ts';
import { describePublication } from './describe-publication.ts';

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

export const verb: Verb = {
  usage: '<module> [--version V] [--activate [--percent N]] [--reason TEXT] [--from DIR]',
  help: `Builds a module, signs the build, puts it into the store and tells the API of it. A version belongs to one release: the same
bytes again change nothing, other bytes are refused.

--version   of this release, in place of the one in the module's package.json
--activate  makes it live as well; --percent N makes it a canary, --reason says why
--from      publishes a finished build in place of building`,
  options: {
    version: { type: 'string' },
    activate: { type: 'boolean' },
    percent: { type: 'string' },
    reason: { type: 'string' },
    from: { type: 'string' },
  },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const percent = percentOf(given);
    if (percent !== undefined && !given.values.activate) throw new UsageError('--percent goes with --activate.');
    // Before the build, which takes a while: address and token may be wrong.
    const { modules } = await context.api.status();
    const { record, isNew } = await storeBuild(given, context, module);
    const published = await context.api.post<PublishedRelease>(pathOf('/api/releases'), record, module);
    const told = sentencesOf(context, record, published, isNew);
    if (!given.values.activate) return { text: told.join('\n'), json: { module, ...published } };

    const before = modules.find((status) => status.module === module) ?? null;
    const activation = { module, release: published.release, percent, reason: textOf(given, 'reason') };
    const live = await activateRelease(context, before, activation).catch((error: unknown) => {
      throw afterPublishing(error, told[0] ?? '');
    });
    return {
      text: `${told[0]}\n${live.text}`,
      json: { module, ...published, activation: live.json },
      exitCode: live.exitCode ?? EXIT_CODE.done,
    };
  },
};

async function storeBuild(given: Arguments, context: Context, module: string): Promise<PublishedBuild> {
  const version = textOf(given, 'version');
  if (version !== undefined && !VERSION.test(version)) throw new UsageError(`"${version}" is no version, as 1.4.2.`);
  const from = textOf(given, 'from');
  const store = await context.openStore();
  if (!from) context.tell(`Building ${module}${version ? ` ${version}` : ''} …`);
  const directory = from ? resolve(from) : await buildModule(module, version);
  const build = await readBuild(directory);
  const { record } = build;
  if (record.module !== module)
    throw new UsageError(`The build in ${directory} is of ${record.module}, not of ${module}.`);
  if (version && record.version !== version) {
    throw new UsageError(`The build in ${directory} has version ${record.version}, not ${version}.`);
  }
  requirePublishable(build);
  return store.publish(directory, await signedPublication(context, record), { isVersionExclusive: true });
}

/** @throws Refusal when a build is too large, or its styles could reach what is not its module's */
function requirePublishable(build: Build): void {
  const reasons = faultsOf(build).map(({ text, sheet }) => (sheet ? `${sheet}: ${text}` : text));
  if (reasons.length === 0) return;
  const name = `${build.record.module} ${releaseIdOf(build.record)}`;
  throw new Refusal(`${name} can't be published:\n${indent(reasons.join('\n'))}`);
}

async function signedPublication({ keyFor, now }: Context, record: ReleaseRecord): Promise<Publication> {
  const publication = describePublication(now);
  const key = await keyFor(record.module);
  // Whether that will do, the API says.
  if (key === null) return publication;
  return { ...publication, signature: await signRelease(record, privateKeyIn(key)) };
}

function privateKeyIn(pem: string) {
  try {
    return readPrivateKey(pem);
  } catch (error) {
    throw new UsageError('CREWDECK_SIGNING_KEY is no private Ed25519 key in PEM.', { cause: error });
  }
}

function sentencesOf({ style }: Context, record: ReleaseRecord, published: PublishedRelease, isNew: boolean): string[] {
  const { module } = record;
  const name = `${module} ${releaseIdOf(record)}`;
  const files = Object.values(record.files);
  const size = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const first =
    isNew || published.isNew
      ? style.good(`Published ${name}: ${files.length} files, ${size} kB.`)
      : `${name} was published before, with the same bytes.`;
  if (published.problems.length > 0) {
    return [first, style.warning("It can't go live now:"), indent(published.problems.join('\n'))];
  }
  return [first, nextLine(`activate ${module}@${published.release}`, style)];
}

/** A refusal must not look as if nothing had been done. */
function afterPublishing(error: unknown, published: string): unknown {
  return error instanceof ApiError ? new ApiError(`${published}\n${error.message}`, error.code) : error;
}
