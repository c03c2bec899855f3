import type { Activity } from '@crewdeck/contract';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { everyRow } from '../testing/scenario.ts';
import { TestApi } from '../testing/test-api.ts';

const NAME = 'Unmistakable';

describe('of somebody who deletes their account', () => {
  let api: TestApi;
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    person = await aPerson(api, { name: `${NAME} Person` });
    other = await aPerson(api, { name: 'Olga' });
  });

  afterAll(() => api.stop());

  const remove = async () => expect((await api.call(person, 'DELETE /api/account')).status).toBe(204);
  const toldOf = async (reader: Person) =>
    (await api.call<Activity[]>(reader, 'GET /api/activities')).body.map(({ kind, project, words }) => [
      kind,
      project.title,
      words,
    ]);
  const rows = async () => JSON.stringify(await everyRow(api));

  it('the words of an interest go with it, from what its owner was told too', async () => {
    const { id } = await aProject(api, { owner: other, title: 'Map' });
    const body = { userId: person.uid, projectId: id, words: 'Unrepeatable wish' };
    await api.call(person, 'POST /api/interests', { body });
    await remove();
    expect(await toldOf(other)).toEqual([['interest_shown', 'Map', '']]);
    expect(await rows()).not.toContain('Unrepeatable wish');
  });

  it.each(['stays', 'is deleted before', 'is handed over before'])(
    'the words to a member they removed go, where the project %s',
    async (what) => {
      const project = await aProject(api, { owner: person, title: 'Map' });
      const [heir, removed] = [await aMember(api, project, person), await aMember(api, project, person)];
      const body = { userId: removed.uid, words: 'Unrepeatable farewell' };
      await api.call(person, `POST /api/projects/${project.id}/removals`, { body });
      if (what === 'is deleted before') await api.call(person, `DELETE /api/projects/${project.id}`);
      if (what === 'is handed over before') {
        await api.call(person, `PUT /api/projects/${project.id}/handover`, { body: { userId: heir.uid } });
        await api.call(heir, `POST /api/projects/${project.id}/handover/acceptance`);
      }
      await remove();
      const told = (await toldOf(removed)).filter(([kind]) => kind === 'removed');
      expect(told).toEqual([['removed', what === 'is deleted before' ? 'A project' : 'Map', '']]);
      expect(await rows()).not.toContain('Unrepeatable farewell');
    },
  );

  it.each(['with the account', 'before'])('what they called a project that is deleted %s goes', async (when) => {
    const { id } = await aProject(api, { owner: person, title: 'Unrepeatable title' });
    await api.call(other, 'POST /api/interests', { body: { userId: other.uid, projectId: id } });
    if (when === 'before') await api.call(person, `DELETE /api/projects/${id}`);
    await remove();
    expect(await toldOf(other)).toEqual([['project_deleted', 'A project', '']]);
    expect(await rows()).not.toContain('Unrepeatable title');
  });

  it.each(['owned', 'handed over'])(
    'the name goes from the title of a team for an event that they %s',
    async (what) => {
      const hackathonId = await aHackathon(api, 'Jam');
      const title = `${NAME}'s team for Jam`;
      const project = await aProject(api, { owner: person, title, hackathonId });
      const heir = await aMember(api, project, person);
      await api.call(heir, 'GET /api/activities');
      if (what === 'handed over') {
        await api.call(person, `PUT /api/projects/${project.id}/handover`, { body: { userId: heir.uid } });
        await api.call(heir, `POST /api/projects/${project.id}/handover/acceptance`);
        await anInvite(api, project, { sender: heir, receiver: other });
        await api.call(person, `POST /api/projects/${project.id}/leave`);
      } else await anInvite(api, project, { sender: person, receiver: other });
      await remove();
      const [{ title: now }] = await api.database.query('SELECT title FROM projects WHERE id = $1', [project.id]);
      expect(now).toBe('A team for Jam');
      expect(await rows()).not.toContain(NAME);
    },
  );

  it('what they wrote to ops, and what ops quote of them, stays until it is decided', async () => {
    const theirs = await aProject(api, { owner: person, title: 'Map' });
    const { id } = await anInvite(api, theirs, { sender: person, receiver: other, note: 'Unrepeatable insult' });
    const report = (by: Person, subject: object, words: string) =>
      api.call(by, 'POST /api/abuse-reports', { body: { subject, category: 'other', words } });
    await report(other, { kind: 'invite', id }, 'Rude');
    await report(person, { kind: 'person', id: other.profileId }, 'Unrepeatable charge');
    await report(person, { kind: 'project', id: (await aProject(api, { owner: other })).id }, 'Unrepeatable doubt');
    await api.database.query(`UPDATE abuse_reports SET closed_at = now() WHERE words = 'Unrepeatable doubt'`);
    await remove();
    const kept = await rows();
    for (const words of ['Unrepeatable insult', 'Unrepeatable charge']) expect(kept).toContain(words);
    expect(kept).not.toContain('Unrepeatable doubt');
    const about = 'SELECT coalesce(about_id, subject_id) AS id FROM abuse_reports WHERE closed_at IS NULL';
    for (const { id: subjectId } of await api.database.query<{ id: string }[]>(about)) {
      const decision = { body: { action: 'dismiss', reason: 'Decided' } };
      await api.call(anOps(), `POST /api/abuse-reports/person/${subjectId}/decisions`, decision);
    }
    expect(await rows()).not.toMatch(/Unrepeatable (insult|charge)/);
  });

  it('what was said of them to ops, and is closed, is quoted no more', async () => {
    const theirs = await aProject(api, { owner: person, title: 'Map' });
    const { id } = await anInvite(api, theirs, { sender: person, receiver: other, note: 'Unrepeatable slander' });
    const body = { subject: { kind: 'invite', id }, category: 'other', words: 'Rude' };
    await api.call(other, 'POST /api/abuse-reports', { body });
    await api.database.query('UPDATE abuse_reports SET closed_at = now() WHERE subject_id = $1', [id]);
    await remove();
    expect(await rows()).not.toContain('Unrepeatable slander');
  });
});
