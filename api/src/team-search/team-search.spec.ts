import type { TeamSearch } from '@crewdeck/contract';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { aHackathon, aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('looking for a team', () => {
  let api: TestApi;
  let person: Person;
  let hackathonId: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    person = await aPerson(api);
    hackathonId = await aHackathon(api);
  });

  afterAll(() => api.stop());

  const path = () => `/api/hackathons/${hackathonId}/team-search`;
  const read = async (viewer: Person | null) => (await api.call<TeamSearch>(viewer, `GET ${path()}`)).body;
  const look = (seeker: Person, body: object = {}) => api.call(seeker, `PUT ${path()}`, { body });
  const stop = (seeker: Person, query = '') => api.call(seeker, `DELETE ${path()}${query}`);

  it('is done for oneself until one stops, and everybody reads how many do', async () => {
    expect(await read(null)).toEqual({
      seekers: 0,
      isSeeking: false,
      isNamed: false,
      coverHiddenReason: null,
      showsEmail: false,
      takingPart: [],
      team: null,
      ownProjects: [],
      unplacedBecause: null,
      proposal: null,
      plannedRounds: [],
      refusesAnnouncements: false,
      organisesAs: null,
      news: [],
      counts: null,
      rounds: null,
    });
    for (const _ of [1, 2]) expect((await look(person)).status).toBe(204);
    expect(await read(person)).toMatchObject({ seekers: 1, isSeeking: true });
    expect(await read(null)).toMatchObject({ seekers: 1, isSeeking: false });
    expect((await stop(person)).status).toBe(204);
    expect(await read(person)).toMatchObject({ seekers: 0, isSeeking: false });
    await look(person);
    expect(await read(person)).toMatchObject({ seekers: 1, isSeeking: true });
  });

  it('names those who agreed and look, to whoever sees them', async () => {
    const [other, viewer] = [await aPerson(api, { name: 'Not named' }), await aPerson(api)];
    await look(person, { isNamed: true });
    await look(other);
    const named = [{ id: person.profileId, name: 'Somebody', pictureUrl: null }];
    expect(await read(null)).toMatchObject({ isNamed: false, takingPart: named });
    expect(await read(person)).toMatchObject({ isNamed: true, takingPart: named });
    await api.call(person, 'POST /api/blocks', { body: { userId: viewer.uid } });
    expect((await read(viewer)).takingPart).toEqual([]);
    await look(person);
    expect((await read(null)).takingPart).toEqual(named);
    await look(person, { isNamed: false });
    expect((await read(null)).takingPart).toEqual([]);
    await look(person, { isNamed: true });
    await stop(person);
    expect((await read(null)).takingPart).toEqual([]);
  });

  it('is done for a project of the event by its owner', async () => {
    const project = await aProject(api, { owner: person, hackathonId, title: 'Star Map' });
    const member = await aMember(api, project, person);
    const body = { projectId: project.id };
    expect(await look(member, body)).toMatchObject({ status: 403, body: { code: 'project.not_owner' } });
    expect((await look(person, body)).status).toBe(204);
    const own = { id: project.id, title: 'Star Map', isSeeking: true };
    expect(await read(person)).toMatchObject({ seekers: 1, isSeeking: false, ownProjects: [own] });
    expect(await read(member)).toMatchObject({ isSeeking: false, ownProjects: [] });
    await stop(person, `?projectId=${project.id}`);
    expect(await read(person)).toMatchObject({ seekers: 0, ownProjects: [{ ...own, isSeeking: false }] });
  });

  it('is refused for oneself while one is on a team for the event, and allowed once one has left it', async () => {
    const project = await aProject(api, { owner: person, hackathonId, title: 'Star Map' });
    expect((await look(person)).status).toBe(204);
    await stop(person);
    const member = await aMember(api, project, person);
    for (const one of [person, member]) {
      expect((await read(one)).team).toEqual({ id: project.id, title: 'Star Map' });
      expect(await look(one)).toMatchObject({ status: 409, body: { code: 'team_search.on_team' } });
    }
    expect((await look(person, { projectId: project.id })).status).toBe(204);
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect((await look(member)).status).toBe(204);
    expect(await read(member)).toMatchObject({ team: null, isSeeking: true });
  });

  it('is allowed next to a team of another event, and to one that is archived', async () => {
    const other = await aProject(api, { owner: person, hackathonId: await aHackathon(api) });
    await aMember(api, other, person);
    const archived = await aProject(api, { owner: person, hackathonId, status: 'Archived' });
    await aMember(api, archived, person);
    expect((await look(person)).status).toBe(204);
  });

  it.each([
    ['of another event', { hackathonId: null }, 'project.other_hackathon'],
    ['that is archived', { status: 'Archived' }, 'project.archived'],
    ['past its deadline', { deadline: '2020-01-01' }, 'project.deadline_passed'],
    ['that is completed', { status: 'Completed' }, 'project.not_looking'],
    ['that ops have hidden', { hiddenReason: 'Spam' }, 'project.hidden'],
  ] as const)('is refused for a project %s', async (_, values, code) => {
    const project = await aProject(api, { owner: person, hackathonId, ...values });
    expect(await look(person, { projectId: project.id })).toMatchObject({ status: 409, body: { code } });
    expect((await read(null)).seekers).toBe(0);
  });

  it('is refused for a project whose team is full', async () => {
    const project = await aProject(api, { owner: person, hackathonId, maxTeamSize: 2 });
    await aMember(api, project, person);
    expect((await look(person, { projectId: project.id })).body.code).toBe('project.team_full');
  });

  it('is not counted of a project that is archived meanwhile', async () => {
    const project = await aProject(api, { owner: person, hackathonId });
    await look(person, { projectId: project.id });
    await api.call(person, `PATCH /api/projects/${project.id}`, { body: { status: 'Archived' } });
    expect(await read(person)).toMatchObject({ seekers: 0, ownProjects: [] });
  });

  it('is not counted of somebody whom ops hide, until they are shown again', async () => {
    await look(person);
    const decide = (action: string) =>
      api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, {
        body: { action, reason: 'Words' },
      });
    await decide('hide');
    expect((await read(null)).seekers).toBe(0);
    await decide('show');
    expect((await read(null)).seekers).toBe(1);
  });

  it('ends with the account', async () => {
    await look(person);
    await api.call(person, 'DELETE /api/account');
    expect((await read(null)).seekers).toBe(0);
    expect(await api.database.query('SELECT FROM team_searches WHERE hackathon_id = $1', [hackathonId])).toEqual([]);
  });

  it('is refused for an event that is over, and for one that there is not', async () => {
    await api.database.manager.update(HackathonEntity, { id: hackathonId }, { eventDate: '2020-01-01' });
    // Also true while it is under way.
    const error = 'Teams for this hackathon can no longer be formed.';
    expect(await look(person)).toMatchObject({ status: 409, body: { code: 'hackathon.over', error } });
    hackathonId = '00000000-0000-4000-8000-000000000000';
    for (const answer of [await look(person), await api.call(null, `GET ${path()}`)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'hackathon.not_found' } });
  });
});
