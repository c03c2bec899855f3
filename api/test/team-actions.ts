import type { ErrorBody, Project } from '@crewdeck/contract';
import fc from 'fast-check';
import { TeamUpkeep } from '../src/team-upkeep/team-upkeep.ts';
import type { Person } from '../src/testing/people.ts';
import type { Answer, TestApi } from '../src/testing/test-api.ts';

/** People who act on each other's projects, and the projects that there are or were. */
export interface Cast {
  readonly people: readonly Person[];
  readonly projects: { readonly id: string; owner: Person }[];
}

type Ask = (request: Parameters<TestApi['call']>[1], body?: unknown) => Promise<Answer<ErrorBody>>;
type As = (person: Person | undefined) => Ask;

/** Something one person does, as the test tells it when it fails. */
export interface Action {
  readonly kind: string;
  readonly perform: (cast: Cast, as: As, api: TestApi) => Promise<Answer<unknown> | null>;
  readonly toString: () => string;
}

interface Team {
  readonly path: `/api/projects/${string}`;
  readonly owner: Person;
  readonly member: Person;
}

const SENT = `SELECT id, sender_id AS sender FROM invites WHERE status = 'pending' AND sender_id = ANY($1) ORDER BY id`;
const SHOWN = `
  SELECT n.id, p.owner_id AS owner, n.user_id AS person FROM interests n JOIN projects p ON p.id = n.project_id
  WHERE n.status = 'shown' AND n.user_id = ANY($1) ORDER BY n.id`;
const TEAMS = `
  SELECT m.project_id AS project, p.owner_id AS owner, m.user_id AS member
  FROM project_members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = ANY($1) ORDER BY m.id`;

function openOf<T>(api: TestApi, people: readonly Person[], statement: string): Promise<T[]> {
  return api.database.query(statement, [people.map(({ profileId }) => profileId)]);
}

const MOST_PEOPLE = 5;
const anyPerson = fc.nat(MOST_PEOPLE - 1);
/** One of what there is at that moment, counted round. */
const anyOne = fc.nat(50);
/** Mostly who may do it: sequences of nothing but refusals would prove little. */
const isEntitled = fc.integer({ min: 1, max: 10 }).map((number) => number < 9);

function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length];
}

function anAction<T>(
  kind: string,
  details: fc.Arbitrary<T>,
  perform: (details: T, cast: Cast, as: As, api: TestApi) => Promise<Answer<unknown> | null>,
): fc.Arbitrary<Action> {
  return details.map((values) => ({
    kind,
    perform: (cast: Cast, as: As, api: TestApi) => perform(values, cast, as, api),
    toString: () => `${kind} ${JSON.stringify(values)}`,
  }));
}

const onProject = { project: anyOne, by: anyPerson, isEntitled };

/** Something done to a project, by its owner or by anybody. */
function anActionOn<T>(
  kind: string,
  details: fc.Arbitrary<T>,
  perform: (ask: Ask, id: string, details: T, cast: Cast) => Promise<Answer<unknown>>,
): fc.Arbitrary<Action> {
  return anAction(kind, fc.record({ ...onProject, details }), async (values, cast, as) => {
    const project = pick(cast.projects, values.project);
    if (!project) return null;
    const actor = values.isEntitled ? project.owner : cast.people[values.by];
    return perform(as(actor), project.id, values.details, cast);
  });
}

const create = anAction(
  'create',
  fc.record({ by: anyPerson, maxTeamSize: fc.integer({ min: 1, max: 4 }) }),
  async ({ by, maxTeamSize }, { people, projects }, as) => {
    const owner = people[by];
    const answer = await as(owner)('POST /api/projects', { title: 'A project', maxTeamSize });
    if (owner) projects.push({ id: (answer.body as unknown as Project).id, owner });
    return answer;
  },
);

const resize = anActionOn('resize', fc.integer({ min: 1, max: 5 }), (ask, id, maxTeamSize) =>
  ask(`PATCH /api/projects/${id}`, { maxTeamSize }),
);

const setStatus = anActionOn(
  'set status',
  fc.constantFrom('Archived', 'Open', 'Open', 'In Progress'),
  (ask, id, status) => ask(`PATCH /api/projects/${id}`, { status }),
);

const remove = anActionOn('delete', fc.constant(null), (ask, id) => ask(`DELETE /api/projects/${id}`));

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
    return project ? as(who)('POST /api/interests', { userId: who?.uid, projectId: project.id }) : null;
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

/** As a member of some team, or its owner, by what the database says at that moment. */
function onATeam(kind: string, perform: (team: Team, as: As, cast: Cast) => Promise<Answer<unknown>>) {
  return anAction(kind, fc.record({ team: anyOne }), async (values, cast, as, api) => {
    const rows = await openOf<{ project: string; owner: string; member: string }>(api, cast.people, TEAMS);
    const chosen = pick(rows, values.team);
    const of = (id: string | undefined) => cast.people.find(({ profileId }) => profileId === id);
    const [owner, member] = [of(chosen?.owner), of(chosen?.member)];
    return chosen && owner && member
      ? perform({ path: `/api/projects/${chosen.project}`, owner, member }, as, cast)
      : null;
  });
}

const leave = onATeam('leave', ({ path, member }, as) => as(member)(`POST ${path}/leave`));

const removeMember = onATeam('remove', ({ path, owner, member }, as) =>
  as(owner)(`POST ${path}/removals`, { userId: member.uid, words: 'Thank you.' }),
);

const handOver = onATeam('hand over', async ({ path, owner, member }, as, { projects }) => {
  await as(owner)(`PUT ${path}/handover`, { userId: member.uid });
  const answer = await as(member)(`POST ${path}/handover/acceptance`);
  const project = projects.find(({ id }) => path.endsWith(id));
  if (answer.status === 204 && project) project.owner = member;
  return answer;
});

/** Two weeks and a day pass for what is open, and the API ends what nobody has answered. */
const wait = anAction('wait', fc.constant(null), async (_values, { people }, _as, api) => {
  const ids = people.map(({ profileId }) => profileId);
  await api.database.query(
    `UPDATE invites SET created_at = created_at - interval '15 days' WHERE status = 'pending' AND sender_id = ANY($1)`,
    [ids],
  );
  await api.database.query(
    `UPDATE interests SET created_at = created_at - interval '15 days' WHERE status = 'shown' AND user_id = ANY($1)`,
    [ids],
  );
  await api.get(TeamUpkeep).keepUp();
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
      { weight: 2, arbitrary: leave },
      { weight: 2, arbitrary: removeMember },
      { weight: 2, arbitrary: handOver },
      { weight: 1, arbitrary: wait },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 20, maxLength: 40, size: 'max' },
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
] as const;
