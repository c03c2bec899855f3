import type { ReleaseHealth } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { ReleaseHealthRepository } from './release-health.repository.ts';
import type { HealthOfMinute } from './report-counts.ts';

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
}

function healthOf(release: string, minutes: readonly HealthOfMinute[]): ReleaseHealth {
  const own = minutes.filter((minute) => minute.release === release);
  const sum = (kind: 'ok' | 'failed') => own.reduce((total, minute) => total + minute[kind], 0);
  return {
    release,
    total: { ok: sum('ok'), failed: sum('failed') },
    minutes: own.map(({ minute, ok, failed }) => ({ at: minute.toISOString(), ok, failed })),
  };
}
