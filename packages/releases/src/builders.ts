import type {
  KeptRelease,
  ModuleProblem,
  ModuleStatus,
  ReleaseEvent,
  ReleaseFailure,
  ReleaseSummary,
  ReleasesStatus,
} from '@crewdeck/contract';

/** The moment at which the tests look, as in {@link minutesAgo}. */
export const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;

export function minutesAgo(minutes: number, now = NOW): string {
  return new Date(now - minutes * MINUTE).toISOString();
}

export function aRelease(release: string, changes: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return {
    release,
    version: release.split('-')[0] ?? release,
    commit: '9f8e7d6c5b4a3928',
    publishedAt: minutesAgo(300),
    publishedBy: 'ci',
    badReason: null,
    lastSeenAt: null,
    ...changes,
  };
}

export const LIVE = aRelease('1.5.0-bbbbbbbb');
export const LAST_GOOD = aRelease('1.4.2-aaaaaaaa');
export const CANARY = aRelease('1.6.0-cccccccc');

export function aKeptRelease(release: ReleaseSummary, changes: Partial<KeptRelease> = {}): KeptRelease {
  return { ...release, problems: [], neededAs: [], ...changes };
}

export function aModule(changes: Partial<ModuleStatus> = {}): ModuleStatus {
  return {
    module: 'mf-projects',
    revision: 7,
    live: LIVE,
    liveSince: minutesAgo(180),
    lastGood: LAST_GOOD,
    canary: null,
    stopped: null,
    loads: [],
    failures: [],
    problems: [],
    ...changes,
  };
}

export function aCanary(percent = 10): ModuleStatus['canary'] {
  return { ...CANARY, percent, since: minutesAgo(12) };
}

export function aStop(): ModuleStatus['stopped'] {
  return { reason: 'It loses drafts.', by: 'kenji@example.org', since: minutesAgo(42) };
}

export function anEvent(changes: Partial<ReleaseEvent> = {}): ReleaseEvent {
  return {
    id: 'event-1',
    module: 'mf-projects',
    action: 'activate',
    release: LIVE.release,
    previous: LAST_GOOD.release,
    percent: null,
    actor: 'ada@example.org',
    reason: null,
    at: minutesAgo(180),
    ...changes,
  };
}

export function aStatus(changes: Partial<ReleasesStatus> = {}): ReleasesStatus {
  return { revision: 40, contractVersion: '2.0.0', modules: [aModule()], edges: [], events: [], ...changes };
}

export function aFailure(changes: Partial<ReleaseFailure> = {}): ReleaseFailure {
  return {
    release: LIVE.release,
    outcome: 'error',
    route: '/projects/:id',
    browser: 'Firefox 128',
    message: 'x is undefined',
    count: 12,
    share: 0.3,
    shareBefore: 0,
    firstAt: minutesAgo(9),
    lastAt: minutesAgo(1),
    ...changes,
  };
}

export function aProblem(changes: Partial<ModuleProblem> = {}): ModuleProblem {
  const text = 'The live release can’t start on /projects/:id in Firefox 128: 9 of 12 networks in the last 5 minutes.';
  return { kind: 'cant_start', severity: 'danger', release: LIVE.release, text, remedy: 'rollback', ...changes };
}
