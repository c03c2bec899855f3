import type { MigrationInterface, QueryRunner } from 'typeorm';

const QUEUES = [
  'expire_invites',
  'remind_of_invites',
  'close_interests',
  'tell_deadlines',
  'ask_to_check_in',
  'ask_who_goes_on',
  'place_seekers',
  'forget_proposal_keys',
  'forget_activities',
  'forget_quota_uses',
  'forget_departures',
  'forget_shared_counts',
  'forget_release_reports',
  'forget_release_sightings',
  'prune_releases',
];

/** A queue for each job: one run is under way, and one more waits, at most. One that fails is due again in the next interval (ADR 49). */
export class QueueJobs1763700000250 implements MigrationInterface {
  name = 'QueueJobs1763700000250';

  async up(runner: QueryRunner): Promise<void> {
    for (const queue of QUEUES)
      await runner.query(`SELECT pgboss.create_queue('${queue}', '{ "policy": "stately", "retryLimit": 0 }')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM pgboss.job WHERE name = ANY ($1)', [QUEUES]);
    for (const queue of QUEUES) await runner.query(`SELECT pgboss.delete_queue('${queue}')`);
  }
}
