import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, aPerson, aProject, inDays } from '../testing/builders.ts';
import { answersIn, meetingCalls } from '../testing/meeting-calls.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a meeting that is answered, moved or cancelled', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const { propose, move, cancel, answer, read, activitiesOf, isOver } = meetingCalls(() => ({ api, project }));

  it('is answered by each, who can change their mind', async () => {
    const { id } = (await propose(member)).body;
    expect(answersIn((await answer(owner, id, 'declined')).body)).toMatchObject({ [owner.profileId]: 'declined' });
    expect(answersIn((await answer(owner, id, 'confirmed')).body)).toMatchObject({ [owner.profileId]: 'confirmed' });
    expect((await answer(owner, id, 'maybe')).status).toBe(400);
  });

  it('tells who proposed it that somebody cannot make it, of each once a day', async () => {
    const { id, startsAt } = (await propose(member)).body;
    const third = await aMember(api, project, owner);
    for (const said of ['declined', 'confirmed', 'declined'] as const) await answer(owner, id, said);
    await answer(third, id, 'declined');
    const told = await activitiesOf(member);
    const declines = told.filter(({ kind }) => kind === 'meeting_declined');
    expect(declines.map(({ person, meetsAt }) => [person?.name, Date.parse(meetsAt ?? '')])).toEqual([
      ['A member', Date.parse(startsAt)],
      ['Olga', Date.parse(startsAt)],
    ]);
    expect((await activitiesOf(third)).map(({ kind }) => kind)).not.toContain('meeting_declined');
    await answer(third, id, 'confirmed');
    const outcomes = (await activitiesOf(member)).flatMap(({ kind, outcome }) =>
      kind === 'meeting_declined' ? outcome : [],
    );
    expect(outcomes).toEqual(['ended', null]);
    await answer(member, id, 'declined');
    expect(await activitiesOf(member)).toHaveLength(told.length);
  });

  it('tells who moved it again that somebody cannot make the new time either', async () => {
    const { id } = (await propose(member)).body;
    await answer(owner, id, 'declined');
    await move(member, id, inDays(2));
    await answer(owner, id, 'declined', 1);
    const declines = (await activitiesOf(member)).filter(({ kind }) => kind === 'meeting_declined');
    expect(declines.map(({ outcome }) => outcome)).toEqual([null, 'ended']);
  });

  it('tells nobody of an answer once its proposer has left the team', async () => {
    const { id } = (await propose(member)).body;
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect((await answer(owner, id, 'declined')).status).toBe(200);
    expect((await activitiesOf(member)).map(({ kind }) => kind)).not.toContain('meeting_declined');
  });

  it('that is moved asks everybody again', async () => {
    const { id } = (await propose(member)).body;
    await answer(owner, id, 'confirmed');
    const startsAt = inDays(2);
    const { body } = await move(member, id, startsAt, 30);
    expect(body).toMatchObject({ minutes: 30, moves: 1 });
    expect(Date.parse(body.startsAt)).toBe(Date.parse(startsAt));
    expect(answersIn(body)).toEqual({ [member.profileId]: 'confirmed', [owner.profileId]: null });
  });

  it('is told of with the time that it has then', async () => {
    const { id, startsAt } = (await propose(member)).body;
    const later = inDays(2);
    await move(member, id, later);
    const told = async () =>
      (await activitiesOf(owner)).map(({ kind, meetsAt, outcome }) => [kind, Date.parse(meetsAt ?? ''), outcome]);
    expect(await told()).toEqual([
      ['meeting_moved', Date.parse(later), null],
      ['meeting_proposed', Date.parse(startsAt), 'ended'],
    ]);
    await cancel(member, id);
    expect((await told()).map(([, , outcome]) => outcome)).toEqual([null, 'ended', 'ended']);
  });

  it('that stays where it is asks nobody again', async () => {
    const { id, startsAt } = (await propose(member)).body;
    await answer(owner, id, 'confirmed');
    expect((await move(member, id, startsAt)).body).toMatchObject({ moves: 0 });
    expect((await activitiesOf(owner)).map(({ kind }) => kind)).toEqual(['meeting_proposed']);
  });

  it('takes no answer to a time that it had before', async () => {
    const { id } = (await propose(member)).body;
    await move(member, id, inDays(2));
    expect(await answer(owner, id, 'confirmed', 0)).toMatchObject({
      status: 409,
      body: { code: 'team_meeting.moved', error: 'This meeting was moved. Look at the new time first.' },
    });
    expect((await answer(owner, id, 'confirmed', 1)).status).toBe(200);
  });

  it('is cancelled once, is read as such, and takes nothing more', async () => {
    const { id } = (await propose(member)).body;
    expect((await cancel(member, id)).status).toBe(204);
    expect((await cancel(member, id)).status).toBe(204);
    expect((await read(owner)).meetings).toMatchObject([{ id, isCancelled: true }]);
    const refused = { status: 409, body: { code: 'team_meeting.over' } };
    expect(await answer(owner, id, 'confirmed')).toMatchObject(refused);
    expect(await move(member, id, inDays(3))).toMatchObject(refused);
    expect((await activitiesOf(owner)).map(({ kind }) => kind)).toEqual(['meeting_cancelled', 'meeting_proposed']);
  });

  it('that is over takes nothing more', async () => {
    const { id } = (await propose(member)).body;
    await isOver(id);
    const refused = { status: 409, body: { code: 'team_meeting.over' } };
    expect(await answer(owner, id, 'confirmed')).toMatchObject(refused);
    expect(await move(member, id, inDays(3))).toMatchObject(refused);
    expect(await cancel(member, id)).toMatchObject(refused);
  });

  it('is moved and cancelled by who proposed it; once they have left, by the owner', async () => {
    const { id } = (await propose(member)).body;
    const second = await aMember(api, project, owner);
    const refused = {
      status: 403,
      body: { code: 'team_meeting.not_proposer', error: 'You can only change meetings that you proposed.' },
    };
    for (const other of [owner, second]) {
      expect(await move(other, id, inDays(2))).toMatchObject(refused);
      expect(await cancel(other, id)).toMatchObject(refused);
    }
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect((await read(owner)).meetings).toMatchObject([{ canChange: true }]);
    expect((await read(second)).meetings).toMatchObject([{ canChange: false }]);
    expect(await cancel(second, id)).toMatchObject(refused);
    expect((await cancel(owner, id)).status).toBe(204);
  });

  it('is told the others on the team each time, with its title, and never who did it', async () => {
    const second = await aMember(api, project, owner);
    const { id } = (await propose(member, { title: 'Kick-off' })).body;
    await answer(owner, id, 'confirmed');
    await move(member, id, inDays(2));
    await cancel(member, id);
    const told = { person: { id: member.profileId }, project: { id: project.id }, words: 'Kick-off' };
    const all = ['meeting_cancelled', 'meeting_moved', 'meeting_proposed'].map((kind) => ({ ...told, kind }));
    expect(await activitiesOf(owner)).toMatchObject(all);
    expect(await activitiesOf(second)).toMatchObject(all);
    expect(await activitiesOf(member)).toEqual([]);
  });
});
