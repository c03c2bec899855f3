import type { ModuleProblem, ModuleStatus, ReleaseFailure } from '@crewdeck/contract';
import { ageText, countText, percentText } from '@crewdeck/releases/texts';
import { indent, type Style, table } from '../terminal.ts';
import { COMMAND, type Verb } from '../verb.ts';
import { noPositionals } from './arguments.ts';

const MODULE_HEADINGS = ['MODULE', 'LIVE', 'SINCE', 'BY', 'LAST GOOD', 'CANARY', 'LOADS', "CAN'T START"];
const FAILURE_HEADINGS = ['MODULE', 'RELEASE', 'WHAT', 'PAGE', 'BROWSER', 'SHARE', 'BEFORE', 'MESSAGE'];

export const verb: Verb = {
  usage: '',
  help: `What is wrong, as the API judges it, and the command that helps; what is live of every module; and what fails in those with
problems: where, in which browser, in what share of page loads, and in what share with the release before. All of the last hour.`,
  options: {},

  async run(given, { api, now, style }) {
    noPositionals(given);
    const status = await api.status();
    const troubled = status.modules.filter(({ problems }) => problems.length > 0);
    const failures = troubled.flatMap(({ module, failures }) => failures.map((failure) => failureRow(module, failure)));
    const parts = [
      problemLines(troubled, style),
      table(
        MODULE_HEADINGS,
        status.modules.map((module) => moduleRow(module, now)),
      ),
      failures.length > 0 && table(FAILURE_HEADINGS, failures),
      style.quiet(`Registry revision ${status.revision}, contract ${status.contractVersion}.`),
    ];
    return { text: parts.filter(Boolean).join('\n\n'), json: status };
  },
};

function problemLines(modules: readonly ModuleStatus[], { good, bad, warning, quiet }: Style): string {
  if (modules.length === 0) return good('Nothing is wrong.');
  return (['danger', 'warning'] as const)
    .flatMap((severity) =>
      modules.flatMap(({ module, problems }) =>
        problems
          .filter((problem) => problem.severity === severity)
          .map(({ text, remedy }) => {
            const sentence = (severity === 'danger' ? bad : warning)(`${module}: ${text}`);
            return remedy ? `${sentence}\n${indent(quiet(`${COMMAND} ${commandFor(remedy, module)}`))}` : sentence;
          }),
      ),
    )
    .join('\n');
}

function commandFor(remedy: NonNullable<ModuleProblem['remedy']>, module: string): string {
  if (remedy === 'rollback') return `rollback ${module} --reason "…"`;
  if (remedy === 'resume') return `resume ${module}`;
  // Without a release it lists those that could go live.
  return remedy === 'activate' ? `activate ${module}` : `activate ${module} --percent 0`;
}

function moduleRow({ module, live, liveSince, lastGood, canary, stopped, loads }: ModuleStatus, now: number): string[] {
  const { ok, failed } = loads.find(({ release }) => release === live.release) ?? { ok: 0, failed: 0 };
  return [
    module,
    stopped ? `${live.release} STOPPED` : live.release,
    ageText(liveSince, now),
    live.publishedBy,
    lastGood?.release ?? '-',
    canary ? `${canary.release} ${canary.percent} %` : '',
    countText(ok + failed),
    ok + failed > 0 ? percentText(failed / (ok + failed)) : '',
  ];
}

function failureRow(module: string, failure: ReleaseFailure): string[] {
  const { release, outcome, route, browser, share, shareBefore, message } = failure;
  const before = shareBefore === null ? '-' : percentText(shareBefore);
  return [module, release, outcome, route ?? '-', browser, percentText(share), before, message ?? ''];
}
