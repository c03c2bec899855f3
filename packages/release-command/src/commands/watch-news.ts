import type { ModuleStatus, ReleaseEvent, ReleaseHealth, ReleasesStatus } from '@crewdeck/contract';
import { actorText, countText, eventText, planText } from '@crewdeck/releases/texts';
import { loadsOf, type Problem, sumOf, verdictOn } from '@crewdeck/releases/verdict';

/** One thing that changed; a line of `release watch --json`. */
export interface News {
  /** ISO time. */
  at: string;
  kind: 'verdict' | 'event' | 'problem' | 'over' | 'plan' | 'loads' | 'edge';
  tone: 'bad' | 'warning' | 'good' | 'quiet' | 'plain';
  /** `null` when it is about all. */
  module: string | null;
  /** A sentence. */
  text: string;
  /** Of an event: itself. Of loads: how many there were more. */
  event?: ReleaseEvent;
  loads?: { release: string; ok: number; failed: number };
}

const TONES = { danger: 'bad', warning: 'warning', success: 'good' } as const;

/** What somebody who begins to watch has to know first. */
export function newsOfNow(status: ReleasesStatus, now = Date.now()): News[] {
  const verdict = verdictOn(status, now);
  return [headline(status, now), ...verdict.problems.map((problem) => newsOfProblem(problem, now))];
}

/** What is another than it was, in the order in which one asks: what was done, what came of it, how it fares. */
export function newsBetween(before: ReleasesStatus, after: ReleasesStatus, now = Date.now()): News[] {
  const [was, is] = [verdictOn(before, now).problems, verdictOn(after, now).problems];
  const [come, gone] = [problemsBeside(is, was), problemsBeside(was, is)];
  return [
    ...newEvents(before, after),
    ...come.map((problem) => newsOfProblem(problem, now)),
    ...gone.map(
      (problem): News => ({ ...newsOfProblem(problem, now), kind: 'over', tone: 'good', text: overText(problem) }),
    ),
    ...newPlans(before, after, now),
    ...newLoads(before, after, now),
    ...newEdges(before, after, now),
    ...(come.length + gone.length > 0 ? [headline(after, now)] : []),
  ];
}

function headline(status: ReleasesStatus, now: number): News {
  const { tone, headline: text } = verdictOn(status, now);
  return { at: isoOf(now), kind: 'verdict', tone: TONES[tone], module: null, text };
}

function newsOfProblem({ module, text, severity }: Problem, now: number): News {
  return { at: isoOf(now), kind: 'problem', tone: TONES[severity], module, text };
}

/** Its text tells ages and figures, which change while it is the same one. */
function problemsBeside(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const keyOf = ({ module, about, severity }: Problem) => `${module} ${about} ${severity}`;
  const known = new Set(others.map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

const WHAT: Record<Problem['about'], string> = {
  stop: 'It is no longer stopped.',
  alarm: 'Somebody has seen the alarm of the guard.',
  live: 'The live release no longer fails as it did.',
  canary: 'No canary fails any more as it did.',
  history: 'What is live was never rolled back.',
  edge: 'Every edge can serve what is live again.',
};

function overText({ about }: Problem): string {
  return WHAT[about];
}

function newEvents(before: ReleasesStatus, after: ReleasesStatus): News[] {
  const known = new Set(before.events.map(({ id }) => id));
  return after.events
    .filter(({ id }) => !known.has(id))
    .reverse()
    .map((event) => {
      const reason = event.reason ? ` – ${event.reason}` : '';
      const text = `${actorText(event.actor)} ${eventText(event)}${reason}`;
      const tone = event.action === 'alarm' ? 'bad' : 'plain';
      return { at: event.at, kind: 'event', tone, module: event.module, text, event };
    });
}

/** What a step waits for is told once, though its figures change. */
function newPlans(before: ReleasesStatus, after: ReleasesStatus, now: number): News[] {
  return after.modules.flatMap(({ module, canary }): News[] => {
    const was = before.modules.find((it) => it.module === module)?.canary;
    const text = planText(canary, now);
    if (text === null || stateOf(canary) === stateOf(was ?? null)) return [];
    return [{ at: isoOf(now), kind: 'plan', tone: canary?.plan?.waitsFor ? 'warning' : 'plain', module, text }];
  });
}

function stateOf(canary: ModuleStatus['canary']): string | null {
  const plan = canary?.plan;
  return plan ? [canary.release, plan.nextAt, plan.next, plan.isPaused, plan.waitsFor === null].join() : null;
}

function newLoads(before: ReleasesStatus, after: ReleasesStatus, now: number): News[] {
  return after.modules.flatMap(({ module, health, canary }) =>
    health.flatMap((current): News[] => {
      const loads = loadsSince(healthIn(before, module, current.release), current);
      if (loadsOf(loads) === 0) return [];
      return [
        {
          at: isoOf(now),
          kind: 'loads',
          tone: loads.failed > 0 ? 'warning' : 'quiet',
          module,
          ...said(current.release, canary, loads),
        },
      ];
    }),
  );
}

function said(release: string, canary: ModuleStatus['canary'], { ok, failed }: { ok: number; failed: number }) {
  const role = canary?.release === release ? 'canary ' : '';
  const failures = failed > 0 ? `, ${countText(failed)} failed` : '';
  const count = loadsOf({ ok, failed });
  return {
    text: `${role}${release}: ${countText(count)} page ${count === 1 ? 'load' : 'loads'}${failures}`,
    loads: { release, ok, failed },
  };
}

function healthIn({ modules }: ReleasesStatus, module: string, release: string): ReleaseHealth | undefined {
  return modules.find((it) => it.module === module)?.health.find((it) => it.release === release);
}

/** Minute by minute: the sum of the hour also loses what is an hour old. */
function loadsSince(before: ReleaseHealth | undefined, after: ReleaseHealth) {
  // It has just come out, perhaps not for the first time within the hour.
  if (!before) return { ok: 0, failed: 0 };
  const known = new Map(before.minutes.map((minute) => [minute.at, minute]));
  return sumOf(
    after.minutes.map(({ at, ok, failed }) => {
      const was = known.get(at);
      return { ok: Math.max(0, ok - (was?.ok ?? 0)), failed: Math.max(0, failed - (was?.failed ?? 0)) };
    }),
  );
}

function newEdges({ edges: before = [] }: ReleasesStatus, { edges: after = [] }: ReleasesStatus, now: number): News[] {
  const nameless = (edge: string, text: string, tone: News['tone']): News => ({
    at: isoOf(now),
    kind: 'edge',
    tone,
    module: null,
    text: `Edge ${edge} ${text}`,
  });
  const come = after.filter(({ name }) => !before.some((edge) => edge.name === name));
  const gone = before.filter(({ name }) => !after.some((edge) => edge.name === name));
  return [
    ...come.map(({ name, revision }) =>
      nameless(name, `asks for the registry, and serves revision ${revision}.`, 'plain'),
    ),
    ...gone.map(({ name }) => nameless(name, 'has said nothing within the last minute.', 'warning')),
  ];
}

function isoOf(now: number): string {
  return new Date(now).toISOString();
}
