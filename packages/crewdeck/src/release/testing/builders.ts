import type { KeptRelease, ModuleStatus, ReleaseEvent, ReleaseSummary } from '@crewdeck/contract';
import * as builders from '@crewdeck/releases/builders';

export const LIVE = '1.1.0-bb22cc33';
export const OLD = '1.0.0-aa11bb22';

/** ISO time so many hours before now. */
export const hoursAgo = (hours: number): string => builders.minutesAgo(60 * hours, Date.now());

export function aRelease(release: string, changes: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return builders.aRelease(release, { commit: null, publishedAt: hoursAgo(5), publishedBy: 'pipeline', ...changes });
}

export function aKeptRelease(release: string, changes: Partial<KeptRelease> = {}): KeptRelease {
  return builders.aKeptRelease(aRelease(release), changes);
}

export function aStatus(changes: Partial<ModuleStatus> = {}): ModuleStatus {
  const known = { live: aRelease(LIVE), liveSince: hoursAgo(4), lastGood: aRelease(OLD) };
  return builders.aModule({ module: 'mf-profile', revision: 3, ...known, ...changes });
}

export function anEvent(changes: Partial<ReleaseEvent> = {}): ReleaseEvent {
  const known = { module: 'mf-profile', release: LIVE, previous: OLD, actor: 'ada@crewdeck.example', at: hoursAgo(4) };
  return builders.anEvent({ ...known, ...changes });
}
