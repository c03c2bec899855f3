import type { ReleaseHealth } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { ReleaseHealthRepository, type ReleaseSince } from './release-health.repository.ts';
import type { Audience, HealthOfMinute } from './report-counts.ts';

const HOUR_MS = 3_600_000;

/** How releases fare in the pages that run them. For ops and the guard, who have been let in where they ask. */
@Injectable()
export class ReleaseHealthService {
  constructor(private readonly health: ReleaseHealthRepository) {}

  /** One for each release, in the order in which they are asked for, some seconds old. */
  async lastHour(module: string, releases: readonly string[]): Promise<ReleaseHealth[]> {
    const minutes = await this.health.minutesOf(module, releases, new Date(Date.now() - HOUR_MS));
    return releases.map((release) => healthOf(release, minutes));
  }

  /** Of every release that was reported since, by the minute. */
  reportedSince(since: Date): Promise<HealthOfMinute[]> {
    return this.health.allMinutes(since);
  }

  /** Of some releases, each since a time of its own, by the day (UTC). */
  reportedSinceOut(releases: readonly ReleaseSince[]): Promise<HealthOfMinute[]> {
    return this.health.daysOf(releases);
  }
}

function healthOf(release: string, minutes: readonly HealthOfMinute[]): ReleaseHealth {
  const own = minutes.filter((minute) => minute.release === release);
  const times = [...new Set(own.map(({ minute }) => minute.toISOString()))];
  return {
    release,
    total: sumOf(own),
    audiences: { visitor: sumOf(own, 'visitor'), member: sumOf(own, 'member') },
    minutes: times.map((at) => ({ at, ...sumOf(own.filter(({ minute }) => minute.toISOString() === at)) })),
  };
}

/** @param audience everybody if left out, pages that do not tell among them */
function sumOf(minutes: readonly HealthOfMinute[], audience?: Audience): ReleaseHealth['total'] {
  const own = minutes.filter((minute) => audience === undefined || minute.audience === audience);
  const sum = (kind: 'ok' | 'failed') => own.reduce((total, minute) => total + minute[kind], 0);
  return { ok: sum('ok'), failed: sum('failed') };
}
