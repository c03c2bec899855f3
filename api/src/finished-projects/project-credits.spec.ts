import type { AccountExport, Person as PersonPage } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, aPerson, aProject } from '../testing/builders.ts';
import { finishedProjectCalls } from '../testing/finished-project-calls.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a finished project', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let stranger: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map', maxTeamSize: 4 });
    member = await aMember(api, project, owner);
    stranger = await aPerson(api, { name: 'Stranger' });
  });

  afterAll(() => api.stop());

  const { path, setStatus, page, activitiesOf } = finishedProjectCalls(() => ({ api, owner, project }));
  const creditsFor = async (reader: Person | null) => (await page(reader)).result?.credits;
  const namesFor = async (reader: Person | null) => (await creditsFor(reader))?.map(({ id }) => id);
  const credit = (by: Person, body: object) => api.call(by, `PUT ${path()}/credit`, { body });
  const give = (to: Person) => api.call(owner, `PUT ${path()}/credits/${to.uid}`);
  const takeBack = (from: Person) => api.call(owner, `DELETE ${path()}/credits/${from.uid}`);
  const pageOf = async (person: Person, reader: Person | null = null) =>
    (await api.call<PersonPage>(reader, `GET /api/users/${person.profileId}`)).body;
  const aFormerMember = async () => {
    const former = await aMember(api, project, owner);
    await api.call(former, `POST ${path()}/leave`);
    return former;
  };

  it('credits its owner and members with their roles, and with what each says they did', async () => {
    await setStatus('Completed');
    expect(await page(member)).toMatchObject({
      viewer: { credit: { words: null, isNamed: true }, formerMembers: null },
    });
    await credit(member, { words: 'Drew\nthe stars ' });
    await credit(owner, { words: 'Found the money' });
    const { role } = (await page(owner)).collaborators[0] ?? {};
    expect(await creditsFor(null)).toEqual([
      { id: owner.profileId, name: 'Olga', pictureUrl: null, role: 'Owner', words: 'Found the money' },
      { id: member.profileId, name: expect.any(String), pictureUrl: null, role, words: 'Drew the stars' },
    ]);
  });

  it('names nobody anywhere who leaves their name out', async () => {
    await setStatus('Completed');
    await credit(member, { words: 'Drew the stars', isNamed: false });
    for (const reader of [null, stranger]) {
      expect(JSON.stringify(await page(reader))).not.toContain(member.profileId);
      const { body } = await api.call<unknown>(reader, 'GET /api/projects?limit=200');
      expect(JSON.stringify(body)).not.toContain(member.profileId);
    }
    expect(await namesFor(owner)).toEqual([owner.profileId]);
    expect((await page(member)).viewer?.credit).toEqual({ words: 'Drew the stars', isNamed: false });
    expect(await pageOf(member, member)).toMatchObject({ finishedProjects: [], teams: [] });
    // The page names its owner in any case.
    expect((await credit(owner, { isNamed: false })).status).toBe(400);
    expect(await namesFor(null)).toEqual([owner.profileId]);
  });

  it('stands on the page of each person it credits, in place of their teams', async () => {
    expect((await pageOf(member)).teams).toHaveLength(1);
    await setStatus('Completed');
    const finished = { id: project.id, title: 'Star Map' };
    expect(await pageOf(owner)).toMatchObject({
      ownedProjects: [],
      finishedProjects: [{ ...finished, role: 'Owner', place: null, words: null }],
    });
    await api.call(owner, `PUT ${path()}/result`, { body: { place: 'First place' } });
    await credit(member, { words: 'Drew the stars' });
    expect((await pageOf(owner)).finishedProjects).toMatchObject([{ place: 'First place', words: null }]);
    expect((await pageOf(member)).finishedProjects).toMatchObject([{ place: 'First place', words: 'Drew the stars' }]);
    expect(await pageOf(member)).toMatchObject({ teams: [], finishedProjects: [finished] });
  });

  it('is on those pages for its team only, where only invited people see it', async () => {
    await setStatus('Completed');
    await api.call(owner, `PATCH ${path()}`, { body: { collaborationType: 'Invite only' } });
    expect((await pageOf(owner, stranger)).finishedProjects).toEqual([]);
    expect((await pageOf(owner, member)).finishedProjects).toHaveLength(1);
    expect((await api.call(stranger, `GET ${path()}`)).status).toBe(404);
  });

  it('credits a former member only while its owner does, who reads who they are', async () => {
    const former = await aFormerMember();
    expect((await give(former)).status).toBe(409);
    await setStatus('Completed');
    expect(await namesFor(null)).not.toContain(former.profileId);
    expect((await credit(former, { words: 'Began it' })).status).toBe(404);
    expect((await page(owner)).viewer?.formerMembers).toMatchObject([{ id: former.profileId, isCredited: false }]);
    expect([(await give(former)).status, (await give(former)).status]).toEqual([204, 204]);
    expect((await page(owner)).viewer?.formerMembers).toMatchObject([{ id: former.profileId, isCredited: true }]);
    await credit(former, { words: 'Began it' });
    expect((await creditsFor(null))?.at(-1)).toMatchObject({ id: former.profileId, words: 'Began it' });
    expect((await pageOf(former)).finishedProjects).toHaveLength(1);
    await credit(former, { isNamed: false });
    expect(await namesFor(null)).not.toContain(former.profileId);
    await credit(former, {});
    await takeBack(former);
    expect(await namesFor(null)).not.toContain(former.profileId);
    expect((await pageOf(former)).finishedProjects).toEqual([]);
  });

  it('credits who handed it over and left, while its present owner does', async () => {
    await api.call(owner, `PUT ${path()}/handover`, { body: { userId: member.uid } });
    await api.call(member, `POST ${path()}/handover/acceptance`);
    const call = `PUT ${path()}/credits/${owner.uid}` as const;
    await api.call(member, `PATCH ${path()}`, { body: { status: 'Completed' } });
    expect((await page(member)).viewer?.formerMembers).toEqual([]);
    expect((await api.call(member, call)).status).toBe(404);
    await api.call(owner, `POST ${path()}/leave`);
    const named = { id: owner.profileId, role: 'Former owner' };
    expect((await page(member)).viewer?.formerMembers).toMatchObject([{ ...named, isCredited: false }]);
    expect(await namesFor(null)).toEqual([member.profileId]);
    expect((await api.call(member, call)).status).toBe(204);
    expect((await creditsFor(null))?.at(-1)).toMatchObject(named);
    expect((await credit(owner, { words: 'Began it' })).status).toBe(204);
  });

  it('tells a former member once that they are credited, and no more once that is taken back', async () => {
    const former = await aFormerMember();
    await setStatus('Completed');
    await give(former);
    expect(await activitiesOf(former)).toMatchObject([{ kind: 'credit_given', person: { id: owner.profileId } }]);
    await takeBack(former);
    expect(await activitiesOf(former)).toEqual([]);
  });

  it('can be taken back by an owner who has blocked the person since', async () => {
    const former = await aFormerMember();
    await setStatus('Completed');
    await give(former);
    await api.call(owner, 'POST /api/blocks', { body: { userId: former.uid } });
    expect((await takeBack(former)).status).toBe(204);
    expect(await namesFor(null)).not.toContain(former.profileId);
  });

  it('credits no former member of a project that only invited people see, who could not leave their name out', async () => {
    const former = await aFormerMember();
    await setStatus('Completed');
    await api.call(owner, `PATCH ${path()}`, { body: { collaborationType: 'Invite only' } });
    expect((await page(owner)).viewer?.formerMembers).toEqual([]);
    expect((await give(former)).status).toBe(404);
  });

  it('credits nobody who was never on the team, and a member only once', async () => {
    await setStatus('Completed');
    for (const other of [stranger, member])
      expect(await give(other)).toMatchObject({ status: 404, body: { code: 'project.former_member_not_found' } });
    expect(await namesFor(null)).toEqual([owner.profileId, member.profileId]);
  });

  it('names nobody who does not exist for its reader', async () => {
    const former = await aFormerMember();
    await setStatus('Completed');
    await give(former);
    await api.call(stranger, 'POST /api/blocks', { body: { userId: member.uid } });
    await api.call(former, 'POST /api/blocks', { body: { userId: member.uid } });
    expect(await namesFor(stranger)).toEqual([owner.profileId, former.profileId]);
    expect(await namesFor(member)).toEqual([owner.profileId, member.profileId]);
  });

  it('loses what a person did with their account, and is in the export of theirs until then', async () => {
    await setStatus('Completed');
    await credit(member, { words: 'Drew the stars' });
    const { body } = await api.call<AccountExport>(member, 'GET /api/account/export');
    expect(body.projectCredits).toEqual([
      { project: { id: project.id, title: 'Star Map' }, words: 'Drew the stars', isNamed: true, isGiven: false },
    ]);
    await api.call(member, 'DELETE /api/account');
    expect(await creditsFor(null)).toMatchObject([{ id: owner.profileId }]);
    expect(await api.database.query('SELECT FROM project_credits WHERE project_id = $1', [project.id])).toEqual([]);
  });
});
