import type { EventTeam } from '@crewdeck/contract';
import { aHackathon, aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { queriesDuring } from '../testing/queries-during.ts';
import { anOps } from '../testing/release-builders.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the teams of an event', () => {
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
  const read = async (by: Account = organiser) => (await api.call<EventTeam[]>(by, `GET ${path()}/teams`)).body;
  const people = <Names extends string[]>(...names: Names) =>
    Promise.all(names.map((name) => aPerson(api, { name }))) as Promise<{ [Index in keyof Names]: Person }>;
  const namesOf = ({ people }: EventTeam) => people.map(({ name }) => name);
  const answer = (proposalId: string, given: 'yes' | 'no', ...by: Person[]) =>
    Promise.all(
      by.map((one) => api.call(one, `POST /api/team-proposals/${proposalId}/answer`, { body: { answer: given } })),
    );
  async function aFormedTeam(...members: Person[]): Promise<string> {
    const proposalId = await aTeamProposal(api, hackathonId, members);
    for (const member of members) await answer(proposalId, 'yes', member);
    const [row] = await api.database.query('SELECT project_id AS id FROM team_proposals WHERE id = $1', [proposalId]);
    return row.id;
  }

  it('that wait for answers name all of it, and say how many said yes and until when, but not who', async () => {
    const [ada, bo, cem] = await people('Ada', 'Bo', 'Cem');
    const proposalId = await aTeamProposal(api, hackathonId, [ada, bo, cem]);
    const waiting = await read();
    await answer(proposalId, 'yes', bo);
    const [answered] = await read();

    const named = [ada, bo, cem].map(({ profileId }, place) => ({
      ...{ id: profileId, name: ['Ada', 'Bo', 'Cem'][place], pictureUrl: null },
    }));
    const answers = { yes: 0, until: expect.any(String) };
    const team = { id: proposalId, answers, formedAt: null, project: null, people: named, size: 3 };
    expect(waiting).toEqual([team]);
    expect(answered).toEqual({ ...team, answers: { ...answers, yes: 1 } });
  });

  it('end without a word of it when somebody says no, or nobody answers in time', async () => {
    const [ada, bo, cem, dia] = await people('Ada', 'Bo', 'Cem', 'Dia');
    const declined = await aTeamProposal(api, hackathonId, [ada, bo]);
    const late = await aTeamProposal(api, hackathonId, [cem, dia]);
    await answer(declined, 'no', ada);
    await api.database.query("UPDATE team_proposals SET answer_until = now() - interval '1 s' WHERE id = $1", [late]);
    expect(await read()).toEqual([]);
  });

  it('that formed come after those that wait, the newest first, until they are archived', async () => {
    const [ada, bo, cem, dia, eva, fay] = await people('Ada', 'Bo', 'Cem', 'Dia', 'Eva', 'Fay');
    await aTeamProposal(api, hackathonId, [eva, fay]);
    await aFormedTeam(ada, bo);
    const projectId = await aFormedTeam(cem, dia);
    const teams = async () => (await read()).map((team) => [team.answers?.yes ?? 'formed', ...namesOf(team)]);
    expect(await teams()).toEqual([
      [0, 'Eva', 'Fay'],
      ['formed', 'Cem', 'Dia'],
      ['formed', 'Ada', 'Bo'],
    ]);
    await api.call(dia, `POST /api/projects/${projectId}/leave`);
    await api.database.query("UPDATE projects SET status = 'Archived' WHERE owner_id = $1", [ada.profileId]);
    expect(await teams()).toEqual([
      [0, 'Eva', 'Fay'],
      ['formed', 'Cem'],
    ]);
  });

  it('that formed say since when', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const before = Date.now();
    await aFormedTeam(ada, bo);
    const [team] = await read();
    const formedAt = Date.parse(team?.formedAt ?? '');
    expect(formedAt).toBeGreaterThanOrEqual(before);
    expect(formedAt).toBeLessThanOrEqual(Date.now());
  });

  it('name their project only to those who may see it', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    const projectId = await aFormedTeam(ada, bo);
    const projects = async (by?: Account) => (await read(by)).map(({ project }) => project?.id ?? null);
    expect([await projects(), await projects(ops)]).toEqual([[null], [null]]);
    await api.call(ada, `PATCH /api/projects/${projectId}`, { body: { collaborationType: 'Open to all' } });
    expect([await projects(), await projects(ops)]).toEqual([[projectId], [projectId]]);
  });

  it('are one for a project that two rounds have brought people to', async () => {
    const [owner, bo] = await people('Olaf', 'Bo');
    const project = await aProject(api, { owner, hackathonId, title: 'Star Map' });
    const member = await aMember(api, project, owner);
    for (const _ of [1, 2]) {
      const id = await aTeamProposal(api, hackathonId, [await aPerson(api), await aPerson(api)]);
      await api.database.query("UPDATE team_proposals SET state = 'formed', project_id = $2 WHERE id = $1", [
        id,
        project.id,
      ]);
    }
    await aTeamProposal(api, hackathonId, [bo, await aPerson(api)]);
    const formed = (await read()).filter(({ answers }) => answers === null);
    expect(formed).toMatchObject([{ project: { id: project.id, title: 'Star Map' }, size: 2 }]);
    expect(formed[0]?.people.map(({ id }) => id).sort()).toEqual([owner.profileId, member.profileId].sort());
  });

  it('leave out whom the reader does not see, but count them', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    await aTeamProposal(api, hackathonId, [ada, bo]);
    await api.call(ada, 'POST /api/blocks', { body: { userId: organiser.uid } });
    const named = async (by?: Account) => (await read(by)).map((team) => [...namesOf(team), team.size]);
    expect(await named()).toEqual([['Bo', 2]]);
    expect(await named(ops)).toEqual([['Ada', 'Bo', 2]]);
    await aFormedTeam(...(await people('Cem', 'Dia')));
    await api.call(ops, `POST /api/abuse-reports/person/${bo.profileId}/decisions`, {
      body: { action: 'hide', reason: 'Spam' },
    });
    expect(await named(ops)).toEqual([['Cem', 'Dia', 2]]);
  });

  it('are read page by page', async () => {
    await aFormedTeam(...(await people('Ada', 'Bo')));
    await aTeamProposal(api, hackathonId, await people('Cem', 'Dia'));
    const first = await api.call<EventTeam[]>(organiser, `GET ${path()}/teams?limit=1`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await api.call<EventTeam[]>(organiser, `GET ${next as '/api/hackathons'}`);
    expect([...first.body, ...second.body].map(namesOf)).toEqual([
      ['Cem', 'Dia'],
      ['Ada', 'Bo'],
    ]);
    expect(second.headers.get('link')).toBeNull();
  });

  it('cost the database as much, however many there are', async () => {
    await aFormedTeam(...(await people('Ada', 'Bo')));
    await aTeamProposal(api, hackathonId, await people('Cem', 'Dia'));
    await read();
    // Whether they organise it, and the event; those that wait, those that formed, and the total.
    expect(await queriesDuring(api, () => read())).toHaveLength(5);
  });

  it('are nothing to people of it, nor to somebody who organised it', async () => {
    const [ada, bo] = await people('Ada', 'Bo');
    await aTeamProposal(api, hackathonId, [ada, bo]);
    await api.call(ops, `DELETE ${path()}/organisers/${organiser.uid}`);
    for (const one of [ada, organiser])
      expect(await api.call(one, `GET ${path()}/teams`)).toMatchObject({
        status: 403,
        body: { code: 'auth.forbidden' },
      });
  });
});
