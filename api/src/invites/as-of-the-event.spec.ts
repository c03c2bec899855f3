import type { AccountExport, Invite } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('what is over between two people keeps its title and its name', () => {
  let api: TestApi;
  let owner: Person;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    [owner, person] = [await aPerson(api, { name: 'Olga' }), await aPerson(api, { name: 'Pia' })];
  });

  afterAll(() => api.stop());

  const project = (values = {}) => aProject(api, { owner, title: 'Map', ...values });
  const change = (id: string, body: object) => api.call(owner, `PATCH /api/projects/${id}`, { body });
  const rename = (who: Person, name: string) =>
    api.call(who, `PATCH /api/users/firebase/${who.uid}`, { body: { name } });
  const answer = (id: string, status: string) => api.call(person, `PATCH /api/invites/${id}`, { body: { status } });
  const list = async (of: 'user' | 'sent', reader: Person, tag = '') => {
    const headers = { 'if-none-match': tag };
    const { body, ...read } = await api.call<Invite[]>(reader, `GET /api/invites/${of}/${reader.uid}`, { headers });
    return { titles: body?.map((invite) => invite.project.title), tag: read.headers.get('etag') ?? '' };
  };
  const exportOf = async (reader: Person) => (await api.call<AccountExport>(reader, 'GET /api/account/export')).body;
  const decide = (kind: string, id: string, action: string) =>
    api.call(anOps(), `POST /api/abuse-reports/${kind}/${id}/decisions`, { body: { action, reason: 'Words' } });

  it('for who has declined, while the project is invite only, and each change of it renews their list', async () => {
    const { id } = await project();
    await answer(
      (await anInvite(api, { ...(await project()), id }, { sender: owner, receiver: person })).id,
      'declined',
    );
    let { titles, tag } = await list('user', person);
    const read: unknown[] = [titles];
    for (const body of [
      { title: 'Chart' },
      { visibility: 'Invite Only' },
      { title: 'Secret' },
      { visibility: 'Open to All' },
    ]) {
      await change(id, body);
      ({ titles, tag } = await list('user', person, tag));
      read.push(titles);
    }
    expect(read).toEqual([['Map'], ['Chart'], ['Map'], ['Map'], ['Secret']]);
    await change(id, { visibility: 'Invite Only' });
    expect((await exportOf(person)).invitesReceived).toMatchObject([{ project: { id, title: 'Map' } }]);
  });

  it('for who has left an invite only team; members read what it is called now', async () => {
    const kept = await project({ collaborationType: 'Invite only' });
    const member = await aMember(api, kept, owner);
    await change(kept.id, { title: 'Secret' });
    expect((await list('user', member)).titles).toEqual(['Secret']);
    expect((await exportOf(member)).memberships).toMatchObject([{ project: { title: 'Secret' } }]);
    await api.call(member, `POST /api/projects/${kept.id}/leave`);
    expect((await list('user', member)).titles).toEqual(['Map']);
    expect((await exportOf(member)).invitesReceived).toMatchObject([{ project: { title: 'Map' } }]);
  });

  it('for a former owner who has left', async () => {
    const kept = await project({ collaborationType: 'Invite only' });
    const heir = await aMember(api, kept, owner);
    await api.call(owner, `PUT /api/projects/${kept.id}/handover`, { body: { userId: heir.uid } });
    await api.call(heir, `POST /api/projects/${kept.id}/handover/acceptance`);
    await api.call(heir, `PATCH /api/projects/${kept.id}`, { body: { title: 'Secret' } });
    const before = await list('sent', owner);
    await api.call(owner, `POST /api/projects/${kept.id}/leave`);
    expect([before.titles, (await list('sent', owner, before.tag)).titles]).toEqual([['Secret'], ['Map']]);
  });

  it('for who had shown interest, by the day they showed it', async () => {
    const { id } = await project();
    const show = () =>
      api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: id, words: 'Let me' } });
    const titles = async () => (await exportOf(person)).interests.map((interest) => interest.project.title);
    await show();
    await change(id, { title: 'Chart', visibility: 'Invite Only' });
    expect(await titles()).toEqual(['Map']);
    await change(id, { visibility: 'Open to All' });
    expect(await titles()).toEqual(['Chart']);
    const [{ id: interestId }] = await api.database.query('SELECT id FROM interests WHERE project_id = $1', [id]);
    await api.call(person, `DELETE /api/interests/${interestId}`);
    await show();
    await change(id, { title: 'Secret', visibility: 'Invite Only' });
    expect(await titles()).toEqual(['Chart']);
  });

  const APART = {
    hidden: (other: Person) => decide('person', other.profileId, 'hide'),
    suspended: (other: Person) => decide('person', other.profileId, 'suspend'),
    'a blocker': (other: Person) => api.call(other, 'POST /api/blocks', { body: { userId: person.uid } }),
  };

  it.each(Object.keys(APART) as (keyof typeof APART)[])(
    'of somebody who is %s: the export has what one sent them, and nothing that they sent',
    async (relation) => {
      const theirs = await project();
      const mine = await aProject(api, { owner: person, title: 'Own' });
      await anInvite(api, theirs, { sender: owner, receiver: person, note: 'Words of theirs', status: 'declined' });
      await anInvite(api, mine, { sender: person, receiver: owner, note: 'Own words', status: 'declined' });
      await api.call(person, 'POST /api/interests', {
        body: { userId: person.uid, projectId: theirs.id, words: 'Mine' },
      });
      await APART[relation](owner);
      await api.database.query(`UPDATE users SET name = 'Renamed' WHERE id = $1`, [owner.profileId]);
      await api.database.query(`UPDATE projects SET title = 'Retitled' WHERE id = $1`, [theirs.id]);
      const body = await exportOf(person);
      expect(body.invitesReceived).toEqual([]);
      expect(body.invitesSent).toMatchObject([
        { person: { name: 'Olga' }, project: { title: 'Own' }, note: 'Own words' },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/Renamed|Retitled|Words of theirs/);
    },
  );

  it('of somebody whom one has blocked', async () => {
    await api.call(person, 'POST /api/blocks', { body: { userId: owner.uid } });
    await rename(owner, 'Renamed');
    expect((await api.call(person, 'GET /api/blocks')).body).toMatchObject([{ name: 'Olga' }]);
    expect((await exportOf(person)).blocks).toMatchObject([{ name: 'Olga' }]);
  });

  it('of a teammate who does not exist for the reader any more, with no address', async () => {
    const kept = await project();
    const member = await aMember(api, kept, owner);
    const read = async () => (await api.call<Invite[]>(member, `GET /api/invites/user/${member.uid}`)).body[0]?.sender;
    expect(await read()).toMatchObject({ name: 'Olga', email: owner.email });
    await decide('person', owner.profileId, 'hide');
    await rename(owner, 'Renamed');
    expect(await read()).toMatchObject({ name: 'Olga', email: null });
    await decide('person', owner.profileId, 'show');
    expect(await read()).toMatchObject({ name: 'Renamed', email: owner.email });
  });

  it('is not known of invites from before it was kept: what the reader may not see has no title', async () => {
    const kept = await project({ collaborationType: 'Invite only' });
    const { id } = await anInvite(api, kept, { sender: owner, receiver: person, status: 'declined' });
    await api.database.query('UPDATE invites SET project_title = NULL WHERE id = $1', [id]);
    expect((await list('user', person)).titles).toEqual(['A project']);
    expect((await list('sent', owner)).titles).toEqual(['Map']);
  });
});
