import type { ErrorBody } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import { HeldProject } from '../testing/held-project.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';
import type { InviteEntity } from './invite.entity.ts';

/** The first of them accept before the owner acts, the others after; all of them wait in one queue. */
const EARLY = 4;
const LATE = 4;

interface Race {
  readonly project: ProjectEntity;
  readonly receivers: readonly Person[];
  readonly early: readonly Answer<ErrorBody>[];
  readonly late: readonly Answer<ErrorBody>[];
  readonly owners: Answer<ErrorBody>;
}

describe('while several people accept', () => {
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE: '12' });
    owner = await aPerson(api);
  });

  afterAll(() => api.stop());

  async function race(act: (path: string) => Promise<Answer<ErrorBody>>): Promise<Race> {
    const project = await aProject(api, { owner, maxTeamSize: 20 });
    const receivers = await people(api, EARLY + LATE);
    const invites = await Promise.all(receivers.map((receiver) => anInvite(api, project, { sender: owner, receiver })));
    const pairs = receivers.map((receiver, index): [Person, InviteEntity | undefined] => [receiver, invites[index]]);
    const accept = ([receiver, invite]: [Person, InviteEntity | undefined]) =>
      api.call(receiver, `PATCH /api/invites/${invite?.id}`, { body: { status: 'accepted' } });

    const held = await HeldProject.hold(api, project.id);
    const early = pairs.slice(0, EARLY).map(accept);
    await held.untilQueued(EARLY);
    const owners = act(`/api/projects/${project.id}`);
    await held.untilQueued(EARLY + 1);
    const late = pairs.slice(EARLY).map(accept);
    await held.untilQueued(EARLY + 1 + LATE);
    await held.release();

    return { project, receivers, owners: await owners, early: await Promise.all(early), late: await Promise.all(late) };
  }

  const outcomesOf = (answers: readonly Answer<ErrorBody>[]) =>
    answers.map(({ status, body }) => (status === 200 ? '200' : `${status} ${body.code}: ${body.error}`));

  const rowsOf = async ({ project }: Race) => {
    const [rows] = await api.database.query(
      `SELECT (SELECT count(*)::int FROM invites WHERE project_id = $1 AND status = 'accepted') AS accepted,
              (SELECT count(*)::int FROM invites WHERE project_id = $1 AND status = 'pending') AS pending,
              (SELECT count(*)::int FROM project_members WHERE project_id = $1) AS members`,
      [project.id],
    );
    return rows;
  };

  it('the owner archives the project: those who come later are told so, and their invites stay pending', async () => {
    const held = await race((path) => api.call(owner, `PATCH ${path}`, { body: { status: 'Archived' } }));

    expect(held.owners.status).toBe(200);
    expect(outcomesOf(held.early)).toEqual(Array(EARLY).fill('200'));
    expect(outcomesOf(held.late)).toEqual(Array(LATE).fill('409 project.archived: This project is archived.'));
    expect(await rowsOf(held)).toEqual({ accepted: EARLY, pending: LATE, members: EARLY });
  });

  it('the owner lowers the size to the team: those who come later find it full, and their invites stay pending', async () => {
    const held = await race((path) => api.call(owner, `PATCH ${path}`, { body: { maxTeamSize: EARLY + 1 } }));

    expect(held.owners.status).toBe(200);
    expect(outcomesOf(held.early)).toEqual(Array(EARLY).fill('200'));
    expect(outcomesOf(held.late)).toEqual(Array(LATE).fill("409 project.team_full: This project's team is full."));
    expect(await rowsOf(held)).toEqual({ accepted: EARLY, pending: LATE, members: EARLY });
  });

  it('the owner wants a size below the team: the owner is refused, and everybody joins', async () => {
    const held = await race((path) => api.call(owner, `PATCH ${path}`, { body: { maxTeamSize: EARLY } }));

    expect(outcomesOf([held.owners])).toEqual(['400 project.size_below_team: The team is already larger than that.']);
    expect(outcomesOf([...held.early, ...held.late])).toEqual(Array(EARLY + LATE).fill('200'));
    expect(await rowsOf(held)).toEqual({ accepted: EARLY + LATE, pending: 0, members: EARLY + LATE });
  });

  it('the owner deletes the project: those who come later find no invite, and nothing of it is in any list', async () => {
    const held = await race((path) => api.call(owner, `DELETE ${path}`));

    expect(held.owners.status).toBe(204);
    expect(outcomesOf(held.early)).toEqual(Array(EARLY).fill('200'));
    expect(outcomesOf(held.late)).toEqual(Array(LATE).fill("404 invite.not_found: We couldn't find this invite."));
    expect(await rowsOf(held)).toEqual({ accepted: 0, pending: 0, members: 0 });
    const lists = await Promise.all(
      held.receivers.flatMap((person) => [
        api.call<unknown>(person, `GET /api/users/${person.uid}/collaborations`),
        api.call<unknown>(person, `GET /api/invites/user/${person.uid}`),
      ]),
    );
    expect(new Set(lists.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(new Set(['200 []']));
  });

  it('one declines what they accept in another tab: one answer counts', async () => {
    const project = await aProject(api, { owner });
    const receiver = await aPerson(api);
    const invite = await anInvite(api, project, { sender: owner, receiver });
    const answers = await Promise.all(
      ['accepted', 'declined', 'accepted', 'declined'].map((status) =>
        api.call(receiver, `PATCH /api/invites/${invite.id}`, { body: { status } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(new Set(outcomesOf(answers))).toEqual(
      new Set(['200', '409 invite.not_pending: This invite has already been answered.']),
    );
  });
});
