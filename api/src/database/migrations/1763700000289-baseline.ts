import PgBoss from 'pg-boss';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlFilesIn } from '../sql-files.ts';

/** All tables of the first release, the schema of the queue, and its queues (ADR 40). */
export class Baseline1763700000289 implements MigrationInterface {
  name = 'Baseline1763700000289';

  async up(runner: QueryRunner): Promise<void> {
    for (const { text } of sqlFilesIn('baseline')) await runner.query(text);
    await runner.query(QUEUE_SCHEMA);
    // The API's role reaches its tables with the rights on tables, as all others.
    await runner.query('GRANT USAGE ON SCHEMA pgboss TO PUBLIC');
    for (const [name, options] of QUEUES)
      await runner.query('SELECT pgboss.create_queue($1, $2)', [name, JSON.stringify(options)]);
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline: drop the database instead.');
  }
}

// The library's own transaction would end this one.
const QUEUE_SCHEMA = PgBoss.getConstructionPlans('pgboss').replace(/\bBEGIN;|\bCOMMIT;\s*$/g, '');

const RETRIED = { retryLimit: 10, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 };

/** One run is active and one waits, at most. The next interval does what a failed run has left (ADR 23). */
const JOBS = [
  'ask_to_check_in',
  'ask_who_goes_on',
  'close_interests',
  'expire_invites',
  'forget_activities',
  'forget_departures',
  'forget_limit_counts',
  'forget_proposal_keys',
  'forget_quota_uses',
  'forget_release_reports',
  'forget_release_sightings',
  'place_seekers',
  'prune_releases',
  'remind_of_invites',
  'tell_deadlines',
];

const QUEUES: readonly (readonly [string, object])[] = [
  ['mail', { policy: 'standard', ...RETRIED }],
  ['mail_digest', { policy: 'short', ...RETRIED }],
  ['mail_ops', { policy: 'standard', ...RETRIED }],
  ['push', { policy: 'standard', ...RETRIED }],
  ...JOBS.map((name) => [name, { policy: 'stately', retryLimit: 0 }] as const),
];
