import type { KeptRelease } from '@crewdeck/contract';
import { diffRecords, type FileChange, type RecordDiff } from '@crewdeck/releases/record-diff';
import { bytesText, changeText } from '@crewdeck/releases/texts';
import { UsageError } from '../errors.ts';
import { indent, type Style, table } from '../terminal.ts';
import type { Arguments, Context, Verb } from '../verb.ts';
import { moduleAndRelease } from './arguments.ts';
import { nextLine } from './change-release.ts';
import { refuseUnknown } from './find-module.ts';
import { findRelease } from './find-release.ts';

const USAGE = '<module>@<release|version> <module>@<release|version>';

export const verb: Verb = {
  usage: USAGE,
  help: `What the second release has that the first one has not: files and their bytes, script bytes of each page, npm packages,
widgets, what it is built against, and what would keep it from going live now. It reads the records, not the files.`,
  options: {},

  async run(given, context) {
    const { module, from, to } = await findBoth(given, context);
    const [before, after] = await Promise.all([from, to].map(({ release }) => context.api.recordOf(module, release)));
    if (!before || !after) throw new Error('The API answered with no record.');
    const diff = diffRecords(before, after);
    const next = nextLine(`activate ${module}@${to.release}`, context.style);
    const heading = context.style.heading(`${module} ${from.release} → ${to.release}`);
    const parts = [heading, ...describeDiff(diff), contractText(to, context.style), next];
    return {
      text: parts.filter(Boolean).join('\n\n'),
      json: { module, from: from.release, to: to.release, ...diff, problems: to.problems },
    };
  },
};

async function findBoth({ positionals, values }: Arguments, { api, now }: Context) {
  const [from, to] = positionals.map((positional) => moduleAndRelease({ positionals: [positional], values }));
  if (!from || !to || positionals.length > 2) throw new UsageError(`Two releases are compared: ${USAGE}`);
  if (from.module !== to.module) throw new UsageError('Releases of two modules have nothing to compare.');
  const { module } = to;
  const kept = await api.releasesOf(module);
  if (kept.length === 0) refuseUnknown(module, await api.status());
  const find = ({ wanted }: { wanted: string }) => findRelease(module, wanted, kept, now);
  return { module, from: find(from), to: find(to) };
}

function describeDiff({ files, bytes, pages, widgets, packages, requires }: RecordDiff): string[] {
  const rows = (changes: readonly FileChange[]) =>
    changes.map(({ file, from, to }) => [file, sizeText(from), sizeText(to), changeText(from, to)]);
  const needs = requires.map(({ what, from, to }) => `${what} ${from} → ${to}`);
  return [
    files.length === 0 ? 'No file differs.' : table(['FILE', 'BEFORE', 'AFTER', 'CHANGE'], rows(files)),
    `All files: ${sizeText(bytes.from)} → ${sizeText(bytes.to)} (${changeText(bytes.from, bytes.to)})`,
    table(['PAGE', 'BEFORE', 'AFTER', 'SCRIPTS'], rows(pages.map(({ page, ...sizes }) => ({ file: page, ...sizes })))),
    [listText('Widgets', widgets), listText('npm packages', packages), needs.length > 0 && `Needs: ${needs.join(', ')}`]
      .filter(Boolean)
      .join('\n'),
  ];
}

function listText(what: string, { added, removed }: { added: string[]; removed: string[] }): string {
  const names = [...added.map((name) => `+ ${name}`), ...removed.map((name) => `- ${name}`)];
  return names.length > 0 ? `${what}: ${names.join(', ')}` : '';
}

function sizeText(bytes: number | null): string {
  return bytes === null ? '-' : bytesText(bytes);
}

function contractText({ release, problems }: KeptRelease, { good, bad }: Style): string {
  if (problems.length === 0) return good(`${release} can go live beside what is live now.`);
  return `${bad(`${release} can't go live:`)}\n${indent(problems.join('\n'))}`;
}
