import type { ModuleStatus } from '@crewdeck/contract';
import { ageText, countText, percentText, planText } from '@crewdeck/releases/texts';
import { failureRate, loadsOf, type Problem, verdictOn } from '@crewdeck/releases/verdict';
import { UsageError } from '../errors.ts';
import { indent, table } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { nextLine } from './change-release.ts';
import { eventTable } from './history.ts';

const HEADINGS = ['MODULE', 'LIVE', 'SINCE', 'BY', 'LAST GOOD', 'CANARY', 'LOADS', 'FAILED'];
const MOST_EVENTS = 5;

export const verb: Verb = {
  usage: '',
  help: `What is wrong, by the limits of the release guard; what is live of every module; and what was done last. Loads and
failures are of the last hour.`,
  options: {},

  async run({ positionals }, { api, now, style }) {
    if (positionals.length > 0) throw new UsageError('status is about all modules. For one of them: history, matrix.');
    const status = await api.status();
    const { tone, headline, problems } = verdictOn(status, now);
    const paint = { danger: style.bad, warning: style.warning, success: style.good }[tone];
    const remedy = remedyFor(problems);
    const events = status.events.slice(0, MOST_EVENTS);
    const parts = [
      [headline, ...problems.map(({ module, text }) => indent(`${module}: ${text}`))].map(paint).join('\n'),
      table(
        HEADINGS,
        status.modules.map((module) => row(module, now)),
      ),
      status.modules.flatMap(({ module, canary }) => planLine(module, planText(canary, now))).join('\n'),
      events.length > 0 && `${style.heading('Done last')}\n${indent(eventTable(events, now))}`,
      style.quiet(`Registry revision ${status.revision}, contract ${status.contractVersion}.`),
      remedy && nextLine(remedy, style),
    ];
    return { text: parts.filter(Boolean).join('\n\n'), json: status };
  },
};

function row({ module, live, liveSince, lastGood, canary, stopped, health }: ModuleStatus, now: number): string[] {
  const total = health.find(({ release }) => release === live.release)?.total ?? { ok: 0, failed: 0 };
  const rate = failureRate(total);
  return [
    module,
    stopped ? `${live.release} STOPPED` : live.release,
    ageText(liveSince, now),
    live.publishedBy,
    lastGood?.release ?? '-',
    canary ? `${canary.release} ${canary.percent} %` : '',
    countText(loadsOf(total)),
    rate === null ? '' : percentText(rate),
  ];
}

function planLine(module: string, planned: string | null): string[] {
  return planned === null ? [] : [`Canary of ${module}: ${planned}`];
}

/** What most likely helps, without the command's own name. A stop is meant more often than a failure. */
function remedyFor(problems: readonly Problem[]): string | null {
  const mendable = problems.filter(({ remedy }) => remedy !== null);
  const problem = mendable.find(({ about }) => about !== 'stop') ?? mendable[0];
  if (!problem) return null;
  const { module, about, remedy } = problem;
  if (remedy === 'resume') return `resume ${module}`;
  if (remedy !== 'activate') return `rollback ${module} --reason "…"`;
  return about === 'live' ? `stop ${module} --reason "…"` : `matrix ${module}`;
}
