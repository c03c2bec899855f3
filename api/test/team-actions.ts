import fc from 'fast-check';
import { runJobs } from '../src/testing/run-jobs.ts';
import type { TestApi } from '../src/testing/test-api.ts';
import {
  aCastMember,
  anAction,
  anActionOn,
  anyOne,
  anyPerson,
  isEntitled,
  MOST_PEOPLE,
  openOf,
  pick,
} from './team-cast.ts';
import { create, handOver, leave, remove, removeMember, resize, setStatus } from './team-project-actions.ts';
import { answerProposal, comeBack, look, openRound, stopLooking } from './team-search-actions.ts';

const SENT = `SELECT id, sender_id AS sender FROM invites WHERE status = 'pending' AND sender_id = ANY($1) ORDER BY id`;
const SHOWN = `
  SELECT n.id, p.owner_id AS owner, n.user_id AS person FROM interests n JOIN projects p ON p.id = n.project_id
  WHERE n.status = 'shown' AND n.user_id = ANY($1) ORDER BY n.id`;
const BLOCKS = `
  SELECT blocker_id AS blocker, blocked_id AS blocked FROM blocks WHERE blocker_id = ANY($1) ORDER BY created_at`;

const invite = anActionOn('invite', anyPerson, (ask, projectId, receiver, { people }) =>
  ask('POST /api/invites', { projectId, receiverId: people[receiver]?.uid, role: 'Developer' }),
);

const inviteMany = anActionOn(
  'invite many',
  fc.uniqueArray(anyPerson, { minLength: 1, maxLength: MOST_PEOPLE }),
  (ask, id, receivers, { people }) =>
    ask(`POST /api/projects/${id}/invite`, { userIds: receivers.map((receiver) => people[receiver]?.profileId) }),
);

const showInterest = anAction(
  'show interest',
  fc.record({ project: anyOne, by: anyPerson }),
  async (values, cast, as) => {
    const project = pick(cast.projects, values.project);
    const who = cast.people[values.by];
    return project
      ? as(who)('POST /api/interests', { userId: who?.uid, projectId: project.id, words: who?.uid })
      : null;
  },
);

const answerInvite = anAction(
  'answer',
  fc.record({
    invite: anyOne,
    by: anyPerson,
    isEntitled,
    status: fc.constantFrom('accepted', 'accepted', 'accepted', 'declined', 'pending'),
  }),
  async (values, { people }, as, api) => {
    const ids = people.map(({ profileId }) => profileId);
    const invites = await api.database.query<{ id: string; receiver: string }[]>(
      `SELECT id, receiver_id AS receiver FROM invites WHERE sender_id = ANY($1) ORDER BY status = 'pending' DESC, id`,
      [ids],
    );
    const chosen = pick(invites, values.invite);
    if (!chosen) return null;
    const actor = values.isEntitled ? people[ids.indexOf(chosen.receiver)] : people[values.by];
    return as(actor)(`PATCH /api/invites/${chosen.id}`, { status: values.status });
  },
);

const withdraw = anAction('withdraw', fc.record({ invite: anyOne }), async (values, { people }, as, api) => {
  const invites = await openOf<{ id: string; sender: string }>(api, people, SENT);
  const chosen = pick(invites, values.invite);
  if (!chosen) return null;
  return as(people.find(({ profileId }) => profileId === chosen.sender))(`DELETE /api/invites/${chosen.id}`);
});

const answerInterest = anAction(
  'answer interest',
  fc.record({ interest: anyOne, isOwner: fc.boolean() }),
  async ({ interest, isOwner }, { people }, as, api) => {
    const chosen = pick(await openOf<{ id: string; owner: string; person: string }>(api, people, SHOWN), interest);
    if (!chosen) return null;
    const actor = people.find(({ profileId }) => profileId === (isOwner ? chosen.owner : chosen.person));
    const path = `/api/interests/${chosen.id}` as const;
    return isOwner ? as(actor)(`PATCH ${path}`, { status: 'not_now' }) : as(actor)(`DELETE ${path}`);
  },
);

/** Somebody else comes in their place. What others do with the deleted person at the same time may still be under way. */
const deleteAccount = anAction('delete account', fc.record({ by: anyPerson }), async ({ by }, cast, as, api) => {
  const gone = cast.people[by];
  const answer = await as(gone)('DELETE /api/account');
  const newcomer = await aCastMember(api);
  if (gone) cast.gone.push(gone);
  cast.people = cast.people.map((person) => (person === gone ? newcomer : person));
  return answer;
});

const twoPeople = fc.record({ by: anyPerson, whom: anyPerson });

const block = anAction('block', twoPeople, ({ by, whom }, { people }, as) =>
  as(people[by])('POST /api/blocks', { userId: people[whom]?.uid }),
);

/** Whoever has blocked somebody takes it back: else soon nobody would exist for anybody. */
const unblock = anAction('unblock', fc.record({ block: anyOne }), async (values, { people }, as, api) => {
  const blocks = await openOf<{ blocker: string; blocked: string }>(api, people, BLOCKS);
  const chosen = pick(blocks, values.block);
  if (!chosen) return null;
  return as(people.find(({ profileId }) => profileId === chosen.blocker))(`DELETE /api/blocks/${chosen.blocked}`);
});

const DEADLOCK = '40P01';

/** It locks rows in no order, unlike the API, so PostgreSQL may end it for others. Then it goes again. */
async function update(api: TestApi, statement: string, parameters?: unknown[]): Promise<void> {
  try {
    await api.database.query(statement, parameters);
  } catch (error) {
    if (Object(error).code !== DEADLOCK) throw error;
    await update(api, statement, parameters);
  }
}

/** Two weeks and a day pass for what is open and for who is asked; the API ends what nobody has answered, and asks. */
const wait = anAction('wait', fc.constant(null), async (_values, { people }, _as, api) => {
  const ids = people.map(({ profileId }) => profileId);
  await update(
    api,
    `UPDATE invites SET created_at = created_at - interval '15 days' WHERE status = 'pending' AND sender_id = ANY($1)`,
    [ids],
  );
  await update(
    api,
    `UPDATE interests SET created_at = created_at - interval '15 days' WHERE status = 'shown' AND user_id = ANY($1)`,
    [ids],
  );
  await update(
    api,
    `UPDATE project_members SET next_check_in_at = next_check_in_at - interval '15 days' WHERE user_id = ANY($1)`,
    [ids],
  );
  await update(api, `UPDATE team_proposals SET answer_until = answer_until - interval '2 days' WHERE state = 'open'`);
  await runJobs(api);
  return { status: 200, headers: new Headers(), body: null };
});

/** Sequences of batches; the actions of one batch happen at the same time. */
export const anySequence = fc.array(
  fc.array(
    fc.oneof(
      { weight: 2, arbitrary: create },
      { weight: 3, arbitrary: resize },
      { weight: 3, arbitrary: setStatus },
      { weight: 6, arbitrary: invite },
      { weight: 3, arbitrary: inviteMany },
      { weight: 12, arbitrary: answerInvite },
      { weight: 1, arbitrary: remove },
      { weight: 4, arbitrary: showInterest },
      { weight: 2, arbitrary: withdraw },
      { weight: 2, arbitrary: answerInterest },
      { weight: 3, arbitrary: leave },
      { weight: 2, arbitrary: removeMember },
      { weight: 3, arbitrary: handOver },
      { weight: 1, arbitrary: wait },
      { weight: 1, arbitrary: deleteAccount },
      { weight: 1, arbitrary: comeBack },
      { weight: 4, arbitrary: look },
      { weight: 1, arbitrary: stopLooking },
      { weight: 2, arbitrary: openRound },
      { weight: 5, arbitrary: answerProposal },
      { weight: 1, arbitrary: block },
      { weight: 2, arbitrary: unblock },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 40, maxLength: 60, size: 'max' },
);

export const KINDS = [
  'create',
  'resize',
  'set status',
  'invite',
  'invite many',
  'answer',
  'delete',
  'show interest',
  'withdraw',
  'answer interest',
  'leave',
  'remove',
  'hand over',
  'wait',
  'delete account',
  'come back',
  'look',
  'stop looking',
  'open a round',
  'answer a team',
  'block',
  'unblock',
] as const;
