import type { ExportedParticipants, Participant, ParticipantState, TeamSearch } from '@crewdeck/contract';
import { aHackathon, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { TestApi } from '../testing/test-api.ts';

describe('who takes part in an event', () => {
  const ops = anOps();
  let api: TestApi;
  let hackathonId: string;
  let organiser: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    hackathonId = await aHackathon(api);
    organiser = await aPerson(api, { name: 'Olga' });
    await api.call(ops, `PUT ${path()}/organisers/${organiser.uid}`);
  });

  afterAll(() => api.stop());

  const path = () => `/api/hackathons/${hackathonId}` as const;
  const look = (person: Person, body: object = {}) => api.call(person, `PUT ${path()}/team-search`, { body });
  const read = async (state?: ParticipantState, by: Account = organiser) => {
    const query = state ? (`?state=${state}` as const) : '';
    return (await api.call<Participant[]>(by, `GET ${path()}/participants${query}`)).body;
  };
  const names = async (state?: ParticipantState, by?: Account) =>
    (await read(state, by)).map(({ person }) => person.name).sort();
  const counts = async () => (await api.call<TeamSearch>(organiser, `GET ${path()}/team-search`)).body.counts;

  it('is read with what they chose to show, and no address', async () => {
    const ada = await aPerson(api, {
      name: 'Ada',
      roles: ['Designer'],
      skills: [{ skillId: 'React' }],
      hoursPerWeek: 8,
    });
    await look(ada);
    expect(await read()).toEqual([
      {
        id: expect.any(String),
        person: { id: ada.profileId, name: 'Ada', pictureUrl: null },
        email: null,
        ...{ isProject: false, project: null, roles: ['Designer'], skills: ['React'], hoursPerWeek: 8 },
        ...{ state: 'looking', since: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(await read())).not.toContain(ada.email);
  });

  it('has the confirmed email of those who agreed, until they take it back, with a team too', async () => {
    const [ada, bo] = [await aPerson(api, { name: 'Ada' }), await aPerson(api, { name: 'Bo' })];
    const emails = async () => (await read()).map(({ email }) => email).filter((email) => email !== null);
    const showsEmail = async () => (await api.call<TeamSearch>(ada, `GET ${path()}/team-search`)).body.showsEmail;
    const proposalId = await aTeamProposal(api, hackathonId, [ada, bo]);
    await look(ada, { showsEmail: true });
    await look(ada, { isNamed: false });
    expect([await emails(), await showsEmail()]).toEqual([[ada.email], true]);
    const { body } = await api.call<ExportedParticipants>(organiser, `POST ${path()}/participants/export`);
    expect(body.csv).toContain(`"Ada","${ada.email}"`);
    expect(body.csv).not.toContain(bo.email);

    await api.database.query('UPDATE users SET email_confirmed = false WHERE id = $1', [ada.profileId]);
    expect(await emails()).toEqual([]);
    await api.database.query('UPDATE users SET email_confirmed = true WHERE id = $1', [ada.profileId]);
    for (const person of [ada, bo])
      await api.call(person, `POST /api/team-proposals/${proposalId}/answer`, { body: { answer: 'yes' } });
    expect(await emails()).toEqual([ada.email]);
    expect((await api.call(ada, `DELETE ${path()}/team-search/email`)).status).toBe(204);
    expect([await emails(), await showsEmail()]).toEqual([[], false]);
  });

  it('names a project only where everybody may read it', async () => {
    for (const collaborationType of ['Open to all', 'Invite only'] as const) {
      const owner = await aPerson(api, { name: collaborationType });
      const project = await aProject(api, { owner, hackathonId, title: 'Star Map', collaborationType });
      expect((await look(owner, { projectId: project.id })).status).toBe(204);
    }
    expect((await read()).map(({ person, isProject, project }) => [person.name, isProject, project]).sort()).toEqual([
      ['Invite only', true, null],
      ['Open to all', true, 'Star Map'],
    ]);
  });

  it('tells who looks, who is asked and who has a team', async () => {
    const [ada, bo, cem] = [
      await aPerson(api, { name: 'Ada' }),
      await aPerson(api, { name: 'Bo' }),
      await aPerson(api, { name: 'Cem' }),
    ];
    await look(cem);
    const proposalId = await aTeamProposal(api, hackathonId, [ada, bo]);
    expect([await names('looking'), await names('proposed'), await names('has_team')]).toEqual([
      ['Cem'],
      ['Ada', 'Bo'],
      [],
    ]);
    expect(await counts()).toMatchObject({ looking: 1, proposed: 2, onTeam: 0, reached: 3 });
    for (const person of [ada, bo])
      await api.call(person, `POST /api/team-proposals/${proposalId}/answer`, { body: { answer: 'yes' } });
    expect([await names('looking'), await names('proposed'), await names('has_team')]).toEqual([
      ['Cem'],
      [],
      ['Ada', 'Bo'],
    ]);
    expect(await counts()).toMatchObject({ looking: 1, proposed: 0, onTeam: 2, reached: 3 });
    await api.call(cem, `DELETE ${path()}/team-search`);
    expect(await names()).toEqual(['Ada', 'Bo']);
  });

  it('leaves out whom the organiser does not see, for ops too', async () => {
    const [blocked, hidden] = [await aPerson(api, { name: 'Blocked' }), await aPerson(api, { name: 'Hidden' })];
    for (const person of [blocked, hidden]) await look(person);
    await api.call(blocked, 'POST /api/blocks', { body: { userId: organiser.uid } });
    const decision = { action: 'hide', reason: 'Spam' };
    await api.call(ops, `POST /api/abuse-reports/person/${hidden.profileId}/decisions`, { body: decision });
    expect(await names()).toEqual([]);
    expect(await names(undefined, ops)).toEqual(['Blocked']);
  });

  it('is exported by name, which ops read of', async () => {
    await look(await aPerson(api, { name: 'Bo' }));
    await look(await aPerson(api, { name: '=HYPERLINK("https://bad.example")' }));
    const { body } = await api.call<ExportedParticipants>(organiser, `POST ${path()}/participants/export`);
    expect(body.count).toBe(2);
    expect(body.csv).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
    const events = await api.call<{ action: string; detail: string }[]>(ops, `GET ${path()}/organiser-events`);
    expect(events.body[0]).toMatchObject({ action: 'export', actor: 'Olga', detail: '2' });
  });
});
