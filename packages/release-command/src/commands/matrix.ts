import type { KeptRelease } from '@crewdeck/contract';
import { agoText } from '@crewdeck/releases/texts';
import type { Style } from '../terminal.ts';
import { indent, table } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { onlyPositional } from './arguments.ts';
import { nextLine } from './change-release.ts';
import { refuseUnknown } from './find-module.ts';

const HEADINGS = ['RELEASE', 'CAN GO LIVE', 'IS', 'PUBLISHED', 'BY', 'COMMIT'];
const COMMIT_LETTERS = 8;

export const verb: Verb = {
  usage: '<module>',
  help: 'Every kept release of a module, the latest published first: whether it can go live now, and if not, why.',
  options: {},

  async run(given, { api, now, style }) {
    const module = onlyPositional(given, '<module>');
    const kept = await api.releasesOf(module);
    if (kept.length === 0) refuseUnknown(module, await api.status());
    const rows = kept.map((release) => row(release, now, style));
    const parts = [table(HEADINGS, rows), reasons(kept), nextLine(`activate ${module}@<release>`, style)];
    return { text: parts.filter(Boolean).join('\n\n'), json: kept };
  },
};

function row(kept: KeptRelease, now: number, style: Style): string[] {
  return [
    kept.release,
    canGoLive(kept, style),
    kept.neededAs.join(', '),
    agoText(kept.publishedAt, now),
    kept.publishedBy,
    kept.commit?.slice(0, COMMIT_LETTERS) ?? '',
  ];
}

/** What was rolled back fits and could go live; whoever does that should know. */
function canGoLive({ problems, badReason }: KeptRelease, style: Style): string {
  if (problems.length > 0) return style.bad('no');
  return badReason === null ? style.good('yes') : style.warning('was bad');
}

function reasons(kept: readonly KeptRelease[]): string {
  return kept
    .map(({ release, problems, badReason }) => {
      const lines = [...problems, ...(badReason === null ? [] : [`Rolled back: ${badReason}`])];
      return lines.length > 0 ? `${release}\n${indent(lines.join('\n'))}` : '';
    })
    .filter(Boolean)
    .join('\n');
}
