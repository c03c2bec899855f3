import type { ComingUp, TeamMeeting } from '@crewdeck/contract';
import ICAL from 'ical.js';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aHackathon, aMember, aPerson, aProject, inDays } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { TestApi } from '../testing/test-api.ts';

type Path = `/api/${string}`;

/** What a maintained parser reads of a file. */
function eventsIn(text: string): InstanceType<typeof ICAL.Event>[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('a calendar', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map', deadline: '2999-05-03' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const meetings = () => `/api/projects/${project.id}/meetings` as const;
  const propose = async (by: Person, parts: object = {}) =>
    (
      await api.call<TeamMeeting>(by, `POST ${meetings()}`, {
        body: { title: 'Kick-off', startsAt: inDays(1), minutes: 60, ...parts },
      })
    ).body;
  const renew = async (person: Person) =>
    (await api.call<{ path: Path; createdAt: string }>(person, 'POST /api/account/calendar')).body;
  const known = async () => (await api.call<{ createdAt: string | null }>(member, 'GET /api/account/calendar')).body;
  const read = (path: Path, headers = {}) => api.call<string>(null, `GET ${path}`, { headers });
  const summariesAt = async (path: Path) => eventsIn((await read(path)).body).map(({ summary }) => summary);

  it('has what a parser reads of a meeting: its id, title, place, and both ends', async () => {
    const title = 'Kick-off, part 1; "hello"\\n äöü 🚀';
    const url = 'https://meet.example/crew';
    const { id, startsAt } = await propose(member, { title, url, minutes: 90 });
    const file = await api.call<string>(owner, `GET ${meetings()}/${id}/calendar`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const [event] = eventsIn(file.body);
    expect(event).toMatchObject({
      uid: `meeting-${id}@crewdeck`,
      summary: title,
      location: url,
      description: 'Star Map',
    });
    const start = Math.floor(Date.parse(startsAt) / 1000);
    expect([event?.startDate.toUnixTime(), event?.duration.toSeconds()]).toEqual([start, 90 * 60]);
  });

  it('keeps instants across the change to daylight-saving time', async () => {
    // In Berlin: 19:00 before the change of 28 March 2027, 19:00 after it.
    const starts = ['2027-03-27T18:00:00Z', '2027-03-28T17:00:00Z'];
    for (const startsAt of starts) await propose(member, { startsAt });
    const { path } = await renew(member);
    const events = eventsIn((await read(path)).body).filter(({ summary }) => summary === 'Kick-off');
    const instants = events.map(({ startDate }) => startDate.toJSDate().toISOString());
    expect(instants).toEqual(starts.map((start) => new Date(start).toISOString()));
    const inBerlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(instants.map((instant) => inBerlin.format(new Date(instant)))).toEqual(['19:00', '19:00']);
    expect(events.map(({ startDate }) => startDate.zone.tzid)).toEqual(['UTC', 'UTC']);
  });

  it('has the meetings that its person confirmed, and no other', async () => {
    const { path } = await renew(member);
    const asked = await propose(owner, { title: 'asked' });
    const cancelled = await propose(member, { title: 'cancelled' });
    await propose(member, { title: 'confirmed' });
    await api.call(member, `DELETE ${meetings()}/${cancelled.id}`);
    expect(await summariesAt(path)).toEqual(['confirmed', 'Deadline: Star Map']);
    const answer = { body: { answer: 'confirmed', moves: 0 } };
    await api.call(member, `PUT ${meetings()}/${asked.id}/answer`, answer);
    expect(await summariesAt(path)).toEqual(['asked', 'confirmed', 'Deadline: Star Map']);
  });

  it('follows a meeting that is moved, under the same id', async () => {
    const { path } = await renew(member);
    const { id } = await propose(member);
    await api.call(member, `PATCH ${meetings()}/${id}`, { body: { startsAt: inDays(3), minutes: 30 } });
    const [event] = eventsIn((await read(path)).body);
    expect(event).toMatchObject({ uid: `meeting-${id}@crewdeck`, sequence: 1 });
    expect(event?.duration.toSeconds()).toBe(30 * 60);
  });

  it('has deadlines of running projects as whole days', async () => {
    const { path } = await renew(owner);
    const [deadline] = eventsIn((await read(path)).body);
    expect(deadline?.startDate).toMatchObject({ isDate: true });
    expect(deadline?.startDate.toString()).toBe('2999-05-03');
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status: 'Completed' } });
    expect(await summariesAt(path)).toEqual([]);
  });

  it('leaves out, on the start page, the deadline of a project that looks for nobody', async () => {
    const comingUp = async () =>
      (await api.call<ComingUp[]>(owner, 'GET /api/account/coming-up')).body.map(({ kind }) => kind);
    expect(await comingUp()).toEqual(['deadline']);
    await api.database.query('UPDATE projects SET max_team_size = member_count + 1 WHERE id = $1', [project.id]);
    expect(await comingUp()).toEqual([]);
  });

  it('has the events of running projects', async () => {
    const { path } = await renew(owner);
    const hackathonId = await aHackathon(api, 'Night Jam');
    const summaries = ['Deadline: Star Map', 'Night Jam'];
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { hackathonId } });
    expect(await summariesAt(path)).toEqual(summaries);
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status: 'Completed' } });
    expect(await summariesAt(path)).toEqual([]);
  });

  it('tells the next three dates, the soonest first, without what its person declined or left, or is over', async () => {
    const comingUp = async () =>
      (await api.call<ComingUp[]>(member, 'GET /api/account/coming-up')).body.map(
        ({ kind, title, part }) => `${kind}: ${title}${part ? ` (${part})` : ''}`,
      );
    const declined = await propose(owner, { title: 'declined' });
    await api.call(member, `PUT ${meetings()}/${declined.id}/answer`, { body: { answer: 'declined', moves: 0 } });
    const cancelled = await propose(owner, { title: 'cancelled' });
    await api.call(owner, `DELETE ${meetings()}/${cancelled.id}`);
    const later = await propose(owner, { title: 'later', startsAt: inDays(2) });
    await api.call(member, `PUT ${meetings()}/${later.id}/answer`, { body: { answer: 'confirmed', moves: 0 } });
    await propose(owner, { title: 'asked' });
    await api.call(owner, `PATCH /api/projects/${project.id}`, {
      body: { hackathonId: await aHackathon(api, 'Night Jam') },
    });
    expect(await comingUp()).toEqual(['meeting: asked (unanswered)', 'meeting: later', 'hackathon: Night Jam']);
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { deadline: '2998-12-31' } });
    expect(await comingUp()).toEqual(['meeting: asked (unanswered)', 'meeting: later', 'deadline: Star Map']);
    for (const [status, dates] of [
      ['Completed', 1],
      ['Archived', 1],
      ['Open', 3],
    ] as const) {
      await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status } });
      expect([status, (await comingUp()).length]).toEqual([status, dates]);
    }
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect(await comingUp()).toEqual([]);
  });

  it('tells how many of the team cannot make a meeting, without former members', async () => {
    const { id } = await propose(owner);
    const declined = async () =>
      (await api.call<ComingUp[]>(owner, 'GET /api/account/coming-up')).body.find(({ kind }) => kind === 'meeting')
        ?.declined;
    expect(await declined()).toBe(0);
    await api.call(member, `PUT ${meetings()}/${id}/answer`, { body: { answer: 'declined', moves: 0 } });
    expect(await declined()).toBe(1);
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect(await declined()).toBe(0);
  });

  it('tells first which proposed teams wait for an answer', async () => {
    const proposals = async (person: Person) =>
      (await api.call<ComingUp[]>(person, 'GET /api/account/coming-up')).body.filter(({ kind }) => kind === 'proposal');
    const hackathonId = await aHackathon(api, 'Night Jam');
    for (const title of ['one', 'two', 'three']) await propose(member, { title, startsAt: inDays(0.02) });
    const proposalId = await aTeamProposal(api, hackathonId, [member, owner]);
    const [first] = (await api.call<ComingUp[]>(member, 'GET /api/account/coming-up')).body;
    expect(first).toMatchObject({ kind: 'proposal', id: hackathonId, title: 'Night Jam', project: null });
    await api.call(member, `POST /api/team-proposals/${proposalId}/answer`, { body: { answer: 'yes' } });
    expect([await proposals(member), (await proposals(owner)).length]).toEqual([[], 1]);
    await api.call(owner, `POST /api/team-proposals/${proposalId}/answer`, { body: { answer: 'no' } });
    expect(await proposals(owner)).toEqual([]);
  });

  it('tells at which hackathons the person looks for a team, and which they organise', async () => {
    const ops = await anOps();
    const parts = async () =>
      (await api.call<ComingUp[]>(member, 'GET /api/account/coming-up')).body.flatMap(({ kind, part }) =>
        kind === 'hackathon' ? part : [],
      );
    const hackathonId = await aHackathon(api, 'Night Jam');
    await api.call(ops, `PUT /api/hackathons/${hackathonId}/organisers/${member.uid}`, { body: {} });
    expect(await parts()).toEqual(['organises']);
    await api.call(member, `PUT /api/hackathons/${hackathonId}/team-search`, { body: {} });
    expect(await parts()).toEqual(['looks']);
  });

  it('has nothing more of a team that its person has left', async () => {
    const { path } = await renew(member);
    await propose(member);
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect(await summariesAt(path)).toEqual([]);
  });

  it('has a new address once it is renewed, and the old one leads nowhere', async () => {
    expect(await known()).toEqual({ createdAt: null });
    const first = await renew(member);
    const second = await renew(member);
    expect(second.path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await known()).toEqual({ createdAt: second.createdAt });
    expect(await read(first.path)).toMatchObject({ status: 404, body: { code: 'calendar.not_found' } });
    expect((await read(second.path)).status).toBe(200);
  });

  it('has no address once it is turned off, which again changes nothing, until its person asks for one', async () => {
    const [ofMember, ofOwner] = [await renew(member), await renew(owner)];
    for (const _ of [1, 2])
      expect(await api.call(member, 'DELETE /api/account/calendar')).toMatchObject({ status: 204 });
    expect(await known()).toEqual({ createdAt: null });
    expect(await read(ofMember.path)).toMatchObject({ status: 404, body: { code: 'calendar.not_found' } });
    expect((await read(ofOwner.path)).status).toBe(200);
    const again = await renew(member);
    expect([(await read(ofMember.path)).status, (await read(again.path)).status]).toEqual([404, 200]);
  });

  it('keeps no secret in the database', async () => {
    const { path } = await renew(member);
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
    const rows = await api.database.query('SELECT c::text FROM calendars c WHERE user_id = $1', [member.profileId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is sent once, as long as nothing in it changes', async () => {
    const { path } = await renew(member);
    const etag = (await read(path)).headers.get('etag') ?? '';
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    await propose(member);
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('ends with the account, and rests while its person is suspended', async () => {
    const [ofMember, ofOwner] = [await renew(member), await renew(owner)];
    await api.call(member, 'DELETE /api/account');
    const decision = { action: 'suspend', reason: 'Words' };
    await api.call(anOps(), `POST /api/abuse-reports/person/${owner.profileId}/decisions`, { body: decision });
    expect([(await read(ofMember.path)).status, (await read(ofOwner.path)).status]).toEqual([404, 404]);
  });

  it('has no file of a meeting that is cancelled or of another project', async () => {
    const { id } = await propose(member);
    const other = await aProject(api, { owner: member });
    const gone = { status: 404, body: { code: 'team_meeting.not_found' } };
    expect(await api.call(member, `GET /api/projects/${other.id}/meetings/${id}/calendar`)).toMatchObject(gone);
    await api.call(member, `DELETE ${meetings()}/${id}`);
    expect(await api.call(member, `GET ${meetings()}/${id}/calendar`)).toMatchObject(gone);
  });
});
