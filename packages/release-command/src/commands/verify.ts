import { EXIT_CODE } from '../command-line/exit-code.ts';
import type { Verb } from '../command-line/verb.ts';
import { indent } from '../text/table.ts';
import { nextLine } from './change-answer.ts';
import { type ReleaseOut, releasesOut } from './releases-out.ts';
import { verifyRelease } from './verify-release.ts';

interface Verified extends ReleaseOut {
  /** Files that were compared. */
  files: number;
  problems: string[];
}

export const verb: Verb = {
  usage: '',
  help: `Reads every file of what is live, last good or canary from the store and compares it with the hash in its record.
Exit code 1 when one is missing or has other bytes.`,
  options: {},

  async run(_given, { api, openStore, style }) {
    const [registry, store] = await Promise.all([api.registry(), openStore()]);
    const releases: Verified[] = [];
    for (const out of releasesOut(registry)) releases.push({ ...out, ...(await verifyRelease(store, out)) });
    const isWhole = releases.every(({ problems }) => problems.length === 0);
    const files = releases.reduce((sum, release) => sum + release.files, 0);
    const wrong = releases.filter(({ problems }) => problems.length > 0);
    const text = isWhole
      ? style.good(`Whole: ${files} files of ${releases.length} releases are what was published.`)
      : [...wrong.map(describe(style.bad)), nextLine('status', style.quiet)].join('\n');
    return { text, json: { isWhole, releases }, exitCode: isWhole ? EXIT_CODE.done : EXIT_CODE.failed };
  },
};

const describe =
  (bad: (text: string) => string) =>
  ({ module, release, outAs, problems }: Verified): string =>
    `${bad(`${module} ${release} (${outAs.join(', ')}) is damaged:`)}\n${indent(problems.join('\n'))}`;
