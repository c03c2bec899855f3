import type { ModuleStatus, ReleaseEvent, ReleaseHealth, ReleasesStatus } from '@crewdeck/contract';
import { agoText, countText, percentText } from './texts.ts';

/** Page loads of a release. */
export type LoadCounts = ReleaseHealth['total'];

/** Something about a module that a person on call has to know. */
export interface Problem {
  module: string;
  about: 'stop' | 'alarm' | 'live' | 'canary' | 'history' | 'edge';
  /** `danger`: people are without a page now. `warning`: worth a look. */
  severity: 'danger' | 'warning';
  text: string;
  /** What would most likely mend it; to activate is to make another release live. */
  remedy: 'rollback' | 'halt' | 'activate' | 'resume' | null;
}

/** Whether anything is wrong, for somebody who has two seconds. */
export interface Verdict {
  tone: 'danger' | 'warning' | 'success';
  headline: string;
  /** The worst first. */
  problems: Problem[];
}

/** A rate is worth a look from this part of the guard's limit on. */
const NOTABLE_PART = 5;
/** They change nothing of what is out. */
const QUIET_ACTIONS: readonly string[] = ['publish', 'prune', 'preview', 'end_preview'];
/** One failure may be somebody's bad connection. */
const FEWEST_TO_NOTE = 2;
const RECENT_MS = 5 * 60_000;
const FEWEST_RECENT = 5;

/**
 * What ops page and command say. They never call calm what the guard would roll back, as they judge by its limits.
 *
 * @param isStale it could not be read again, so that calm is only what was
 */
export function verdictOn(status: ReleasesStatus, now: number, isStale = false): Verdict {
  const ofModules = status.modules.flatMap((module) => problemsOf(module, status, now));
  const all = [...silence(status), ...forked(status), ...ofModules, ...unread(status)];
  const dangers = all.filter(({ severity }) => severity === 'danger');
  const warnings = all.filter(({ severity }) => severity === 'warning');
  const problems = [...dangers, ...warnings];
  if (dangers.length > 0) return { tone: 'danger', headline: troubleText(modulesOf(dangers)), problems };
  if (warnings.length > 0)
    return { tone: 'warning', headline: `Worth a look: ${modulesOf(warnings).join(', ')}`, problems };
  if (isStale) return { tone: 'warning', headline: 'Nothing was wrong when this was last read', problems };
  return { tone: 'success', headline: 'Nothing is wrong', problems };
}

function troubleText(modules: readonly string[]): string {
  return modules.length === 1 ? `${modules[0]} is in trouble` : `${modules.length} modules are in trouble`;
}

function modulesOf(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ module }) => module))];
}

/** Nobody knows what people get. */
function silence({ edges }: ReleasesStatus): Problem[] {
  if (edges?.length !== 0) return [];
  const text = 'No edge has said within the last minute what it serves.';
  return [{ module: 'edges', about: 'edge', severity: 'warning', text, remedy: null }];
}

/** Somebody has changed what was signed, or the database is of an earlier day. Pages get what was signed before. */
function forked({ edges = [] }: ReleasesStatus): Problem[] {
  return edges
    .filter(({ log }) => log?.isForked)
    .map(({ name, log }): Problem => {
      const text = `The edge ${name} knows ${log?.size} entries of the log of releases, and the API's log is no continuation of them. Look with: release log verify`;
      return { module: 'edges', about: 'edge', severity: 'danger', text, remedy: null };
    });
}

function unread({ modules, edges = [] }: ReleasesStatus): Problem[] {
  return edges.flatMap(({ name, missing }) =>
    modules
      .filter(({ module, live }) => missing.includes(`${module}@${live.release}`))
      .map(({ module, live }): Problem => {
        const text = `The edge ${name} can't read ${live.release} in its store, and serves what it had.`;
        return { module, about: 'edge', severity: 'danger', text, remedy: 'rollback' };
      }),
  );
}

type Limits = Pick<ReleasesStatus, 'guard' | 'events'>;

function problemsOf(status: ModuleStatus, { guard, events }: Limits, now: number): Problem[] {
  const problems = [stopped(status, now), alarm(status, events, now), ...failing(status, guard, now), badLive(status)];
  return problems.filter((problem) => problem !== null);
}

function stopped({ module, stopped }: ModuleStatus, now: number): Problem | null {
  if (!stopped) return null;
  const text = `Nobody gets it. Stopped by ${stopped.by}, ${agoText(stopped.since, now)}: ${stopped.reason}`;
  return { module, about: 'stop', severity: 'danger', text, remedy: 'resume' };
}

/** The guard saw trouble that it could not mend by itself. Any change after that means that somebody has seen it. */
function alarm({ module }: ModuleStatus, events: readonly ReleaseEvent[], now: number): Problem | null {
  const latest = events.find((event) => event.module === module && !QUIET_ACTIONS.includes(event.action));
  if (latest?.action !== 'alarm') return null;
  const text = `The guard raised an alarm, ${agoText(latest.at, now)}: ${latest.reason ?? 'no reason given'}`;
  return { module, about: 'alarm', severity: 'danger', text, remedy: 'activate' };
}

function failing(status: ModuleStatus, guard: Limits['guard'], now: number): (Problem | null)[] {
  const { module, live, canary, lastGood } = status;
  return status.health.map((health) => {
    const judged = sightsOf(health, now).map((sight) => ({ ...sight, severity: severityOf(sight, guard) }));
    const worst = judged.find(({ severity }) => severity === 'danger') ?? judged.find(({ severity }) => severity);
    if (!worst?.severity) return null;
    const { severity, who, window } = worst;
    const fails = `fails${who}: ${percentText(failureRate(worst) ?? 0)} of ${countText(loadsOf(worst))} loads in ${window}.`;
    if (health.release === canary?.release)
      return { module, about: 'canary', severity, text: `The canary ${fails}`, remedy: 'halt' };
    if (health.release !== live.release) return null;
    const remedy = lastGood ? 'rollback' : 'activate';
    return { module, about: 'live', severity, text: `The live release ${fails}`, remedy };
  });
}

interface Sight extends LoadCounts {
  who: string;
  window: string;
}

/** What all report, and what those report who may be too few to be seen among all. */
function sightsOf(health: ReleaseHealth, now: number): Sight[] {
  const { member, visitor } = health.audiences ?? {};
  const window = 'the last hour';
  return [
    { who: '', ...judgedCounts(health, now) },
    ...(member ? [{ who: ' for people who are signed in', ...member, window }] : []),
    ...(visitor ? [{ who: ' for people who are not signed in', ...visitor, window }] : []),
  ];
}

/** As soon as the guard, and sooner where few pages have reported: it takes the fewest failures that the guard could act on. */
function severityOf(
  counts: LoadCounts,
  { failureRate: limit, minReports }: Limits['guard'],
): Problem['severity'] | null {
  const rate = failureRate(counts) ?? 0;
  if (rate >= limit && counts.failed > limit * minReports) return 'danger';
  return rate >= limit / NOTABLE_PART && counts.failed >= FEWEST_TO_NOTE ? 'warning' : null;
}

function badLive({ module, live }: ModuleStatus): Problem | null {
  if (live.badReason === null) return null;
  const text = `Live, although it was rolled back before: ${live.badReason}`;
  return { module, about: 'history', severity: 'warning', text, remedy: null };
}

/** What a release is judged by: the latest minutes, or the whole hour where those saw too few loads. */
function judgedCounts(health: ReleaseHealth, now: number): LoadCounts & { window: string } {
  const recent = sumOf(health.minutes.filter(({ at }) => now - Date.parse(at) <= RECENT_MS));
  if (loadsOf(recent) >= FEWEST_RECENT) return { ...recent, window: 'the last 5 minutes' };
  return { ...health.total, window: 'the last hour' };
}

export function loadsOf({ ok, failed }: LoadCounts): number {
  return ok + failed;
}

/** From 0 to 1; `null` when nothing was loaded. */
export function failureRate(counts: LoadCounts): number | null {
  const loads = loadsOf(counts);
  return loads === 0 ? null : counts.failed / loads;
}

export function sumOf(counts: readonly LoadCounts[]): LoadCounts {
  return counts.reduce((sum, { ok, failed }) => ({ ok: sum.ok + ok, failed: sum.failed + failed }), {
    ok: 0,
    failed: 0,
  });
}
