import type { ModuleStatus } from '@crewdeck/contract';
import { UsageError } from '../command-line/usage-error.ts';
import type { Verb } from '../command-line/verb.ts';
import { ageOf } from '../text/age.ts';
import { failureRate } from '../text/failure-rate.ts';
import { indent, table } from '../text/table.ts';
import { attentionFor, remedyFor } from './attention.ts';
import { nextLine } from './change-answer.ts';
import { eventTable } from './history.ts';

const HEADINGS = ['MODULE', 'LIVE', 'SINCE', 'BY', 'LAST GOOD', 'CANARY', 'LOADS', 'FAILED'];
const MOST_EVENTS = 5;

export const verb: Verb = {
  usage: '',
  help: 'What is out of every module, what is wrong, and what was done last. Loads and failures are of the last hour.',
  options: {},

  async run({ positionals }, { api, now, style }) {
    if (positionals.length > 0) throw new UsageError('status is about all modules. For one of them: history, matrix.');
    const status = await api.status();
    const wrong = status.modules.flatMap((module) => attentionFor(module, now));
    const remedy = remedyFor(status.modules);
    const events = status.events.slice(0, MOST_EVENTS);
    const parts = [
      wrong.length > 0 ? style.bad(wrong.join('\n')) : style.good('Nothing is wrong that pages have reported.'),
      table(
        HEADINGS,
        status.modules.map((module) => row(module, now)),
      ),
      events.length > 0 && `${style.heading('Done last')}\n${indent(eventTable(events, now))}`,
      style.quiet(`Registry revision ${status.revision}, contract ${status.contractVersion}.`),
      remedy && nextLine(remedy, style.quiet),
    ];
    return { text: parts.filter(Boolean).join('\n\n'), json: status };
  },
};

function row({ module, live, liveSince, lastGood, canary, stopped, health }: ModuleStatus, now: Date): string[] {
  const total = health.find(({ release }) => release === live.release)?.total ?? { ok: 0, failed: 0 };
  return [
    module,
    stopped ? `${live.release} STOPPED` : live.release,
    ageOf(liveSince, now),
    live.publishedBy,
    lastGood?.release ?? '-',
    canary ? `${canary.release} ${canary.percent} %` : '',
    String(total.ok + total.failed),
    failureRate(total),
  ];
}
