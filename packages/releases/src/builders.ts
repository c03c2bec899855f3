import type {
  KeptRelease,
  ModuleStatus,
  ReleaseEvent,
  ReleaseHealth,
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

export function aHealth(
  release: string,
  minutes: readonly [ago: number, ok: number, failed: number][],
  now = NOW,
): ReleaseHealth {
  const list = minutes.map(([ago, ok, failed]) => ({ at: minutesAgo(ago, now), ok, failed }));
  const sum = (key: 'ok' | 'failed') => list.reduce((total, minute) => total + minute[key], 0);
  return { release, total: { ok: sum('ok'), failed: sum('failed') }, minutes: list };
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
    health: [],
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
  const guard = { failureRate: 0.1, minReports: 20 };
  return { revision: 40, contractVersion: '1.0.0', modules: [aModule()], guard, events: [], ...changes };
}
