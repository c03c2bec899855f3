import type { Activity } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';

describe('an activity', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let person: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    person = await aPerson(api, { name: 'Pia' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const activitiesOf = async (reader: Person) => (await api.call<Activity[]>(reader, 'GET /api/activities')).body;
  const kinds = async () => (await activitiesOf(owner)).map(({ kind }) => kind);
  const show = () => api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: project.id } });

  it('is not shown, nor counted, of somebody whom the reader has blocked or is blocked by', async () => {
    await show();
    await api.call(person, 'POST /api/blocks', { body: { userId: owner.uid } });
    expect(await kinds()).toEqual([]);
    const { headers } = await api.call(owner, 'GET /api/activities');
    expect(headers.get('x-total-count')).toBe('0');
    await api.call(person, `DELETE /api/blocks/${owner.profileId}`);
    expect(await kinds()).toEqual(['interest_shown']);
  });

  it('is not shown of somebody whom ops have hidden, until they are shown again', async () => {
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    const hide = (reason: string | null) =>
      api.database.query('UPDATE users SET hidden_reason = $2 WHERE id = $1', [member.profileId, reason]);
    await hide('Spam');
    expect(await kinds()).toEqual([]);
    await hide(null);
    expect(await kinds()).toEqual(['left_team']);
  });

  it('is read by whom it is for, page by page, and by nobody else', async () => {
    const [first, second] = [await aProject(api, { owner }), await aProject(api, { owner })];
    for (project of [first, second]) await show();
    const page = await api.call<Activity[]>(owner, 'GET /api/activities?limit=1');
    expect(page.body).toMatchObject([{ project: { id: second.id } }]);
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] as `/api/${string}`;
    expect((await api.call<Activity[]>(owner, `GET ${next}`)).body).toMatchObject([{ project: { id: first.id } }]);

    const ids = page.body.map(({ id }) => id);
    const markRead = (reader: Person) => api.call(reader, 'PUT /api/activities/read', { body: { ids } });
    const isRead = async () => (await activitiesOf(owner)).map((activity) => activity.isRead);
    expect((await markRead(person)).status).toBe(204);
    expect(await isRead()).toEqual([false, false]);
    expect((await markRead(owner)).status).toBe(204);
    expect(await isRead()).toEqual([true, false]);
  });

  it('is not sent again to who has it already', async () => {
    await show();
    const { headers } = await api.call(owner, 'GET /api/activities');
    const again = await api.call(owner, 'GET /api/activities', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is forgotten after a month', async () => {
    await show();
    await api.database.query(`UPDATE activities SET created_at = now() - interval '30 days' WHERE user_id = $1`, [
      owner.profileId,
    ]);
    expect(await kinds()).toEqual([]);
    await runJobs(api, 'forget_activities');
    expect(await api.database.query('SELECT FROM activities WHERE user_id = $1', [owner.profileId])).toEqual([]);
  });
});
