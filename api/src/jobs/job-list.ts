import type { Type } from '@nestjs/common';
import { ActivitiesService } from '../activities/activities.service.ts';
import { ShownFits } from '../best-fit/shown-fits.ts';
import { CollaborationsService } from '../collaborations/collaborations.service.ts';
import type { PostgresLimitStore } from '../database/limit-store.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { InterestsService } from '../interests/interests.service.ts';
import { EndInvitesService } from '../invites/end-invites.service.ts';
import { LIMIT_STORE } from '../platform/limits/limit.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { ReleaseHealthService } from '../release-health/release-health.service.ts';
import { Pruning } from '../releases/pruning.ts';
import { TeamRoundsService } from '../team-search/team-rounds.service.ts';

/** Gives a part of the API. */
type Get = <T>(part: Type<T> | symbol) => T;

interface Schedule {
  /** It begins once in each of these intervals, in one of all processes. At most twelve hours. */
  readonly everySeconds: number;
  /** No batch begins later. Soon after, a run that is not done counts as lost, and the next one may begin. */
  readonly limitSeconds: number;
}

interface WholeJob extends Schedule {
  readonly batchSize?: undefined;
  run(get: Get): Promise<void>;
}

interface BatchJob extends Schedule {
  readonly batchSize: number;
  /** Changes so many rows at most, and returns how many. It is called until they are fewer. */
  run(get: Get, batchSize: number): Promise<number>;
}

/** What time brings about. It can run twice: a process that is killed leaves the rest to the next run. */
export type Job = WholeJob | BatchJob;

const EACH_MINUTE = { everySeconds: 60, limitSeconds: 30 };
const EACH_HOUR = { everySeconds: 3_600, limitSeconds: 300 };

/** All jobs, by the names of their queues, which a migration makes (ADR 23). */
export const JOBS = {
  expire_invites: { ...EACH_MINUTE, batchSize: 500, run: (get, most) => get(EndInvitesService).expire(most) },
  remind_of_invites: { ...EACH_MINUTE, batchSize: 500, run: (get, most) => get(EndInvitesService).remind(most) },
  close_interests: { ...EACH_MINUTE, batchSize: 500, run: (get, most) => get(InterestsService).closeOld(most) },
  tell_deadlines: { ...EACH_MINUTE, batchSize: 500, run: (get, most) => get(ProjectsService).tellDeadlines(most) },
  ask_to_check_in: {
    ...EACH_MINUTE,
    batchSize: 500,
    run: (get, most) => get(CollaborationsService).askToCheckIn(most),
  },
  ask_who_goes_on: {
    ...EACH_MINUTE,
    batchSize: 500,
    run: (get, most) => get(CollaborationsService).askWhoGoesOn(most),
  },
  place_seekers: { everySeconds: 60, limitSeconds: 180, run: (get) => get(TeamRoundsService).keepUp() },
  // This and `forget_departures` look at a sample of rows each time.
  forget_proposal_keys: {
    ...EACH_MINUTE,
    batchSize: 5_000,
    run: (get, most) => get(TeamRoundsService).forgetKeys(most),
  },
  forget_shown_fits: {
    everySeconds: 12 * 3_600,
    limitSeconds: 300,
    batchSize: 5_000,
    run: (get, most) => get(ShownFits).forgetOld(most),
  },
  forget_activities: { ...EACH_HOUR, batchSize: 5_000, run: (get, most) => get(ActivitiesService).forgetOld(most) },
  forget_quota_uses: { ...EACH_HOUR, batchSize: 5_000, run: (get, most) => get(QuotasService).forgetOld(most) },
  forget_departures: { ...EACH_MINUTE, batchSize: 5_000, run: (get, most) => get(DeparturesService).forgetEmpty(most) },
  forget_limit_counts: {
    ...EACH_MINUTE,
    batchSize: 500,
    run: (get, most) => get<PostgresLimitStore>(LIMIT_STORE).forgetOld(most),
  },
  forget_release_reports: {
    ...EACH_HOUR,
    batchSize: 5_000,
    run: (get, most) => get(ReleaseHealthService).forgetOldReports(most),
  },
  forget_release_sightings: {
    ...EACH_HOUR,
    batchSize: 5_000,
    run: (get, most) => get(ReleaseHealthService).forgetOldSightings(most),
  },
  prune_releases: { everySeconds: 6 * 3_600, limitSeconds: 600, run: (get) => get(Pruning).prune(new Date()) },
} satisfies Record<string, Job>;

export type JobName = keyof typeof JOBS;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
