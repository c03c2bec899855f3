import type { KeptRelease, ModuleStatus, ReleaseEvent, ReleaseSummary } from '@crewdeck/contract';

const HOUR_MS = 3_600_000;

export const LIVE = '1.1.0-bb22cc33';
export const OLD = '1.0.0-aa11bb22';

/** ISO time so many hours before now. */
export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}

export function aRelease(release: string, changes: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return {
    release,
    version: release.split('-')[0] ?? '',
    commit: null,
    publishedAt: hoursAgo(5),
    publishedBy: 'pipeline',
    badReason: null,
    lastSeenAt: null,
    ...changes,
  };
}

export function aKeptRelease(release: string, changes: Partial<KeptRelease> = {}): KeptRelease {
  return { ...aRelease(release), problems: [], neededAs: [], ...changes };
}

export function aStatus(changes: Partial<ModuleStatus> = {}): ModuleStatus {
  return {
    module: 'mf-profile',
    revision: 3,
    live: aRelease(LIVE),
    liveSince: hoursAgo(4),
    lastGood: aRelease(OLD),
    canary: null,
    stopped: null,
    health: [],
    ...changes,
  };
}

export function anEvent(changes: Partial<ReleaseEvent> = {}): ReleaseEvent {
  return {
    id: '1',
    module: 'mf-profile',
    action: 'activate',
    release: LIVE,
    previous: OLD,
    percent: 100,
    actor: 'ada@crewdeck.example',
    reason: null,
    at: hoursAgo(4),
    ...changes,
  };
}
