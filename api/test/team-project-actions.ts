import type { Project } from '@crewdeck/contract';
import fc from 'fast-check';
import type { Person } from '../src/testing/people.ts';
import type { Answer } from '../src/testing/test-api.ts';
import { type As, anAction, anActionOn, anyOne, anyPerson, type Cast, openOf, pick } from './team-cast.ts';

interface Team {
  readonly path: `/api/projects/${string}`;
  readonly owner: Person;
  readonly member: Person;
}

const TEAMS = `
  SELECT m.project_id AS project, p.owner_id AS owner, m.user_id AS member
  FROM project_members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = ANY($1) ORDER BY m.id`;

export const create = anAction(
  'create',
  fc.record({ by: anyPerson, maxTeamSize: fc.integer({ min: 1, max: 4 }), isForEvent: fc.boolean() }),
  async ({ by, maxTeamSize, isForEvent }, { people, projects, event }, as) => {
    const owner = people[by];
    const hackathonId = isForEvent ? event : null;
    const answer = await as(owner)('POST /api/projects', { title: 'A project', maxTeamSize, hackathonId });
    if (owner && answer.status === 201) projects.push({ id: (answer.body as unknown as Project).id, owner });
    return answer;
  },
);

export const resize = anActionOn('resize', fc.integer({ min: 1, max: 5 }), (ask, id, maxTeamSize) =>
  ask(`PATCH /api/projects/${id}`, { maxTeamSize }),
);

export const setStatus = anActionOn(
  'set status',
  fc.constantFrom('Archived', 'Completed', 'Open', 'Open', 'In Progress', 'In Progress'),
  (ask, id, status) => ask(`PATCH /api/projects/${id}`, { status }),
);

export const remove = anActionOn('delete', fc.constant(null), (ask, id) => ask(`DELETE /api/projects/${id}`));

/** As a member of some team, or its owner, by what the database says at that moment. */
function onATeam(kind: string, perform: (team: Team, as: As, cast: Cast) => Promise<Answer<unknown>>) {
  return anAction(kind, fc.record({ team: anyOne }), async (values, cast, as, api) => {
    const { people } = cast;
    const rows = await openOf<{ project: string; owner: string; member: string }>(api, people, TEAMS);
    const chosen = pick(rows, values.team);
    const of = (id: string | undefined) => people.find(({ profileId }) => profileId === id);
    const [owner, member] = [of(chosen?.owner), of(chosen?.member)];
    return chosen && owner && member
      ? perform({ path: `/api/projects/${chosen.project}`, owner, member }, as, cast)
      : null;
  });
}

export const leave = onATeam('leave', ({ path, member }, as) => as(member)(`POST ${path}/leave`));

export const removeMember = onATeam('remove', ({ path, owner, member }, as) =>
  as(owner)(`POST ${path}/removals`, { userId: member.uid, words: owner.uid }),
);

export const handOver = onATeam('hand over', async ({ path, owner, member }, as, { projects }) => {
  await as(owner)(`PUT ${path}/handover`, { userId: member.uid });
  const answer = await as(member)(`POST ${path}/handover/acceptance`);
  const project = projects.find(({ id }) => path.endsWith(id));
  if (answer.status === 204 && project) project.owner = member;
  return answer;
});
