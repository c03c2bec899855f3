import type { ModuleStatus, ReleaseFailure } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isStartFailure, type SeenModule, WINDOW_MINUTES } from './faults.ts';
import { ReleaseHealthRepository, type ReleaseSince, type ReportSum } from './release-health.repository.ts';

const MINUTE_MS = 60_000;
const MOST_FAILURES = 20;

/** What is out of a module. */
type Out = Pick<ModuleStatus, 'module' | 'live' | 'liveSince' | 'canary'>;

/** A release, and what was live before it. */
interface Compared {
  readonly release: string;
  readonly before: string | null;
}

/** How releases fare in the pages that run them. For ops and the guard, who have been let in where they ask. */
@Injectable()
export class ReleaseHealthService {
  constructor(private readonly health: ReleaseHealthRepository) {}

  /** A job. @returns how many it has deleted */
  forgetOldReports(most: number): Promise<number> {
    return this.health.forgetOldReports(most);
  }

  /** A job. @returns how many it has deleted */
  forgetOldSightings(most: number): Promise<number> {
    return this.health.forgetOldSightings(most);
  }

  /**
   * The last hour, some seconds old.
   *
   * @param releases of which page loads are told
   * @param compared of which failures are told
   */
  async lastHour(
    module: string,
    releases: readonly string[],
    compared: readonly Compared[],
  ): Promise<Pick<ModuleStatus, 'loads' | 'failures'>> {
    const sums = await this.health.sumsOf(module, releases);
    const failures = compared.flatMap((one) => failuresOf(one, sums));
    return {
      loads: releases.map((release) => ({ release, ...loadsOf(release, sums, 'countInHour') })),
      failures: failures.toSorted((one, other) => other.count - one.count).slice(0, MOST_FAILURES),
    };
  }

  /** What networks reported in the last minutes, of each module; of releases that are out, since they are. */
  seenLately(manager: EntityManager, out: readonly Out[], now: Date): Promise<SeenModule[]> {
    const since = new Date(now.getTime() - WINDOW_MINUTES * MINUTE_MS);
    return this.health.seenSince(manager, since, out.flatMap(outSince));
  }
}

function outSince({ module, live, liveSince, canary }: Out): ReleaseSince[] {
  const tried = canary && { module, release: canary.release, since: new Date(canary.since) };
  return [{ module, release: live.release, since: new Date(liveSince) }, ...(tried ? [tried] : [])];
}

type Counted = 'count' | 'countInHour';

/** Page loads: each tells once whether the release has started. */
function loadsOf(release: string, sums: readonly ReportSum[], counted: Counted): { ok: number; failed: number } {
  const total = (isOf: (sum: ReportSum) => boolean) =>
    sums.filter((sum) => sum.release === release && isOf(sum)).reduce((all, sum) => all + sum[counted], 0);
  return {
    ok: total(({ outcome }) => outcome === 'ok'),
    failed: total(({ outcome }) => outcome !== 'ok' && isStartFailure(outcome)),
  };
}

function failuresOf({ release, before }: Compared, sums: readonly ReportSum[]): ReleaseFailure[] {
  return sums.flatMap((sum) => {
    const { outcome, route, browser, message, countInHour, firstAt, lastAt } = sum;
    if (sum.release !== release || outcome === 'ok' || countInHour === 0) return [];
    const share = shareOf(countInHour, loadsOf(release, sums, 'countInHour')) ?? 1;
    const times = { firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
    const place = { route: route || null, browser: browser || 'other', message };
    return [
      { release, outcome, ...place, count: countInHour, share, shareBefore: shareBefore(before, sum, sums), ...times },
    ];
  });
}

/** Over the last day, as what was replaced an hour ago is loaded no more. */
function shareBefore(before: string | null, { outcome, route }: ReportSum, sums: readonly ReportSum[]): number | null {
  if (before === null) return null;
  const same = sums.filter((sum) => sum.release === before && sum.outcome === outcome && sum.route === route);
  return shareOf(
    same.reduce((all, { count }) => all + count, 0),
    loadsOf(before, sums, 'count'),
  );
}

function shareOf(count: number, { ok, failed }: { ok: number; failed: number }): number | null {
  return ok + failed === 0 ? null : Math.min(1, count / (ok + failed));
}
