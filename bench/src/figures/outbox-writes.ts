import { writeThroughput } from '../api/writers.ts';
import type { Figure } from '../figure.ts';

/** The triggers that tell whom a change concerns; the one of deleted projects runs in no write that is measured. */
const TELLING = [
  ['invites', 'invites_tell_of_new'],
  ['invites', 'invites_tell'],
  ['interests', 'interests_tell'],
  ['project_members', 'project_members_tell'],
];

/** Writes with a row for each person concerned in the same transaction (ADR 20), against the same writes without those triggers. */
export const outboxWrites: Figure = {
  name: 'outbox-writes',
  unit: 'writes/s',
  goals: [{ of: 'ratio', atLeast: 0.95 }],
  limitMinutes: 2,
  sides: async (workshop) => ({
    ours: await writeThroughput(workshop, 'writes_told'),
    baseline: await writeThroughput(
      workshop,
      'writes_untold',
      TELLING.map(([table, trigger]) => `ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`),
    ),
  }),
};
