import type { ErrorBody, Project } from '@crewdeck/contract';
import fc from 'fast-check';
import type { Person } from '../src/testing/people.ts';
import type { Answer, TestApi } from '../src/testing/test-api.ts';

/** People who act on each other's projects, and the projects that there are or were. */
export interface Cast {
  readonly people: readonly Person[];
  readonly projects: { readonly id: string; readonly owner: Person }[];
}

type Ask = (request: Parameters<TestApi['call']>[1], body?: unknown) => Promise<Answer<ErrorBody>>;
type As = (person: Person | undefined) => Ask;

/** Something one person does, as the test tells it when it fails. */
export interface Action {
  readonly kind: string;
  readonly perform: (cast: Cast, as: As, api: TestApi) => Promise<Answer<unknown> | null>;
  readonly toString: () => string;
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
  fc.record({ invite: anyOne, by: anyPerson, isEntitled, status: fc.constantFrom('accepted', 'accepted', 'declined') }),
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
      { weight: 2, arbitrary: showInterest },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 4, maxLength: 14 },
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
] as const;
