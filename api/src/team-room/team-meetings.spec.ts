import { LIMITS } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, aPerson, aProject, inDays } from '../testing/builders.ts';
import { LiveReader } from '../testing/live-reader.ts';
import { answersIn, meetingCalls, type Proposal } from '../testing/meeting-calls.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

const PER_DAY = 30;

describe('a meeting of a team', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start({ MEETINGS_PER_DAY: String(PER_DAY) });
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const { meetings, propose, move, cancel, answer, read, isOver } = meetingCalls(() => ({ api, project }));
  const setStatus = (status: string) => api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status } });

  it('is proposed by a member, who has confirmed it, and read by the whole team', async () => {
    const startsAt = inDays(1);
    const proposed = await propose(member, { title: ' Kick-off ', startsAt, url: 'https://meet.example/crew' });
    expect(proposed).toMatchObject({
      status: 201,
      body: {
        title: 'Kick-off',
        minutes: 60,
        url: 'https://meet.example/crew',
        proposedBy: { id: member.profileId },
        moves: 0,
        isCancelled: false,
        canChange: true,
      },
    });
    expect(Date.parse(proposed.body.startsAt)).toBe(Date.parse(startsAt));
    expect(answersIn(proposed.body)).toEqual({ [member.profileId]: 'confirmed', [owner.profileId]: null });
    expect((await read(owner)).meetings).toEqual([{ ...proposed.body, canChange: false }]);
  });

  it('is the same instant from each time zone', async () => {
    const startsAt = '2027-03-28T02:30:00+01:00';
    expect((await propose(member, { startsAt })).status).toBe(400);
    const { body } = await propose(member, { startsAt: '2027-03-28T01:30:00Z' });
    expect(body.startsAt).toBe('2027-03-28T01:30:00.000000Z');
  });

  it.each<[string, Proposal]>([
    ['without a title', { title: ' ' }],
    ['too short', { minutes: LIMITS.meetingMinutesMin - 1 }],
    ['too long', { minutes: LIMITS.meetingMinutesMax + 1 }],
    ['at an address that is not https', { url: 'http://meet.example' }],
    ['in the past', { startsAt: inDays(-0.01) }],
    ['more than a year ahead', { startsAt: inDays(LIMITS.meetingDaysAhead + 1) }],
  ])('is refused %s', async (_, parts) => {
    expect((await propose(owner, parts)).status).toBe(400);
  });

  it('comes in the order of time; of those that are over or cancelled, the latest follow', async () => {
    const [over, later, sooner, cancelled] = [
      (await propose(member, { title: 'over' })).body,
      (await propose(member, { title: 'later', startsAt: inDays(5) })).body,
      (await propose(member, { title: 'sooner', startsAt: inDays(1) })).body,
      (await propose(member, { title: 'cancelled', startsAt: inDays(2) })).body,
    ];
    await isOver(over.id);
    await cancel(member, cancelled.id);
    const titles = (await read(member)).meetings.map(({ title }) => title);
    expect(titles).toEqual([sooner.title, later.title, cancelled.title, over.title]);
  });

  it(`is one of ${LIMITS.teamMeetings} to come at most, however many are proposed at once`, async () => {
    const answers = await Promise.all(Array.from({ length: LIMITS.teamMeetings + 2 }, () => propose(member)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject([
      { status: 409, body: { code: 'team_meeting.too_many' } },
      { status: 409, body: { code: 'team_meeting.too_many' } },
    ]);
    await cancel(member, (await read(member)).meetings[0]?.id ?? '');
    expect((await propose(member)).status).toBe(201);
  });

  it(`is one of ${PER_DAY} in a day that a person proposes or moves`, async () => {
    const { id } = (await propose(member)).body;
    for (let count = 1; count < PER_DAY; count += 1) expect((await move(member, id, inDays(count))).status).toBe(200);
    const refused = {
      status: 429,
      body: { error: `You've proposed or moved ${PER_DAY} meetings in a day. Try again tomorrow.` },
    };
    expect(await propose(member)).toMatchObject(refused);
    expect(await move(member, id, inDays(99))).toMatchObject(refused);
    expect((await cancel(member, id)).status).toBe(204);
    expect((await propose(owner)).status).toBe(201);
  });

  it('starts from the times of the week that all who said some have in common', async () => {
    const times = (person: Person, timeBlocks: string[]) =>
      api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { timeBlocks } });
    expect(await read(owner)).toMatchObject({
      sharedTimes: [],
      withoutTimes: [{ name: 'A member' }, { name: 'Olga' }],
    });
    await times(owner, ['mon evening', 'tue evening', 'sat morning']);
    await times(member, ['sat morning', 'tue evening']);
    const second = await aMember(api, project, owner);
    expect(await read(owner)).toMatchObject({
      sharedTimes: ['tue evening', 'sat morning'],
      withoutTimes: [{ id: second.profileId }],
    });
    await times(second, ['fri morning']);
    expect(await read(owner)).toMatchObject({ sharedTimes: [], withoutTimes: [] });
  });

  it('starts from the times of the week that all have in common by their clocks, once somebody names a zone', async () => {
    const week = (person: Person, timeBlocks: string[], timeZone?: string) =>
      api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { timeBlocks, timeZone } });
    await week(owner, ['tue evening']);
    await week(member, ['tue evening']);
    expect(await read(owner)).toMatchObject({ sharedTimes: ['tue evening'], commonTimes: null });
    await week(owner, ['tue evening'], 'Etc/GMT-2');
    const alike = { timeZone: 'Etc/GMT-2', words: 'Tue 19–22', withoutZone: 1 };
    expect(await read(member)).toMatchObject({ commonTimes: alike });
    await week(member, ['tue afternoon'], 'Etc/GMT+2');
    const { commonTimes } = await read(member);
    expect(commonTimes).toMatchObject({ timeZone: 'Etc/GMT+2', words: 'Tue 15–18', withoutZone: 0 });
    expect(commonTimes?.nextStartsAt).toMatch(/T17:00:00.000Z$/);
    expect((await read(owner)).commonTimes).toMatchObject({ words: 'Tue 19–22' });
  });

  it('is read and cancelled, but not proposed, moved or answered, while the project is archived', async () => {
    const { id } = (await propose(member)).body;
    await setStatus('Archived');
    const refused = { status: 409, body: { code: 'project.archived' } };
    expect(await propose(member)).toMatchObject(refused);
    expect(await move(member, id, inDays(2))).toMatchObject(refused);
    expect(await answer(owner, id, 'confirmed')).toMatchObject(refused);
    expect((await read(member)).meetings).toHaveLength(1);
    expect((await cancel(member, id)).status).toBe(204);
  });

  it('is nothing to former members, whose answer is not counted any more', async () => {
    const { id } = (await propose(owner)).body;
    await answer(member, id, 'confirmed');
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    const nothing = { status: 404, body: { code: 'project.not_found' } };
    expect(await api.call(member, `GET ${meetings()}`)).toMatchObject(nothing);
    expect(await answer(member, id, 'declined')).toMatchObject(nothing);
    expect((await read(owner)).meetings.map(answersIn)).toEqual([{ [owner.profileId]: 'confirmed' }]);
  });

  it('is of no other project', async () => {
    const { id } = (await propose(owner)).body;
    const other = await aProject(api, { owner });
    const elsewhere = await api.call(owner, `DELETE /api/projects/${other.id}/meetings/${id}`);
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'team_meeting.not_found' } });
  });

  it('stays without a name once its proposer has deleted their account, and goes with the project', async () => {
    await propose(member);
    await api.call(member, 'DELETE /api/account');
    expect((await read(owner)).meetings).toMatchObject([
      { proposedBy: null, canChange: true, answers: [{ answer: null }] },
    ]);
    expect((await api.call(owner, `DELETE /api/projects/${project.id}`)).status).toBe(204);
    expect(await api.database.query('SELECT FROM team_meetings WHERE project_id = $1', [project.id])).toEqual([]);
  });

  it('is told to the open pages of the team each time', async () => {
    const streams = await Promise.all([owner, member].map((reader) => LiveReader.open(api.url, reader)));
    for (const stream of streams) await stream.until(({ beats }) => beats > 0);
    const areTold = async (count: number) => {
      for (const stream of streams) await stream.until(({ versions }) => versions.length > count);
    };
    const { id } = (await propose(member)).body;
    await areTold(1);
    await answer(owner, id, 'confirmed');
    await areTold(2);
    await move(member, id, inDays(2));
    await areTold(3);
    await cancel(member, id);
    await areTold(4);
    for (const stream of streams) stream.leave();
  });
});
