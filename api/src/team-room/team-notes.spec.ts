import { type Activity, LIMITS, type TeamNote } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { LiveReader } from '../testing/live-reader.ts';
import type { Person } from '../testing/people.ts';
import { everyRow } from '../testing/scenario.ts';
import { TestApi } from '../testing/test-api.ts';

const PER_DAY = 6;

describe('a note for a team', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start({ NOTES_PER_DAY: String(PER_DAY) });
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const notes = () => `/api/projects/${project.id}/notes` as const;
  const write = (by: Person, words: string) => api.call<TeamNote>(by, `POST ${notes()}`, { body: { words } });
  const edit = (by: Person, id: string, words: string) =>
    api.call<TeamNote>(by, `PATCH ${notes()}/${id}`, { body: { words } });
  const remove = (by: Person, id: string) => api.call(by, `DELETE ${notes()}/${id}`);
  const read = async (reader: Person) => (await api.call<TeamNote[]>(reader, `GET ${notes()}`)).body;
  const wordsFor = async (reader: Person) => (await read(reader)).map(({ words }) => words);
  const activitiesOf = async (reader: Person) => (await api.call<Activity[]>(reader, 'GET /api/activities')).body;
  const setStatus = (status: string) => api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status } });

  it('is read by the whole team, the newest first', async () => {
    expect(await write(owner, ' Hello. ')).toMatchObject({
      status: 201,
      body: { words: 'Hello.', author: { id: owner.profileId, name: 'Olga' }, editedAt: null },
    });
    await write(member, 'We meet at https://meet.example.');
    const both = ['We meet at https://meet.example.', 'Hello.'];
    expect([await wordsFor(owner), await wordsFor(member)]).toEqual([both, both]);
  });

  it('is read page by page', async () => {
    for (const words of ['one', 'two', 'three']) await write(owner, words);
    const page = await api.call<TeamNote[]>(member, `GET ${notes()}?limit=2`);
    expect(page.body.map(({ words }) => words)).toEqual(['three', 'two']);
    expect(page.headers.get('x-total-count')).toBe('3');
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] as `/api/${string}`;
    expect((await api.call<TeamNote[]>(member, `GET ${next}`)).body).toMatchObject([{ words: 'one' }]);
  });

  it.each([
    ['empty', ' \n '],
    ['too long', 'x'.repeat(LIMITS.teamNote + 1)],
  ])('is refused while it is %s', async (_, words) => {
    expect((await write(owner, words)).status).toBe(400);
  });

  it('is changed and deleted by its author, and says that it was changed', async () => {
    const { id } = (await write(member, 'We met on Monday.')).body;
    expect((await edit(member, id, 'We met on Tuesday.')).body).toMatchObject({
      words: 'We met on Tuesday.',
      editedAt: expect.any(String),
    });
    expect(await edit(owner, id, 'Nonsense')).toMatchObject({
      status: 403,
      body: { code: 'team_note.not_author', error: 'You can only change notes that you wrote.' },
    });
    expect((await remove(owner, id)).status).toBe(403);
    expect((await remove(member, id)).status).toBe(204);
    expect(await remove(member, id)).toMatchObject({ status: 404, body: { code: 'team_note.not_found' } });
    expect(await read(owner)).toEqual([]);
  });

  it('is of no other project', async () => {
    const { id } = (await write(owner, 'Hello.')).body;
    const other = await aProject(api, { owner });
    const elsewhere = await api.call(owner, `DELETE /api/projects/${other.id}/notes/${id}`);
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'team_note.not_found' } });
  });

  it(`is one of ${PER_DAY} in a day that a person writes or changes, in all projects together`, async () => {
    const { id } = (await write(member, 'one')).body;
    for (let count = 1; count < PER_DAY; count += 1) expect((await edit(member, id, `${count}`)).status).toBe(200);
    const refused = {
      status: 429,
      body: { error: `You've written ${PER_DAY} notes in a day. Try again tomorrow.` },
    };
    expect(await edit(member, id, 'more')).toMatchObject(refused);
    await remove(member, id);
    expect(await write(member, 'more')).toMatchObject(refused);
    expect((await write(owner, 'Hello.')).status).toBe(201);
  });

  it('is told the others on the team once a day and project, and never the author', async () => {
    const second = await aMember(api, project, owner);
    await write(member, 'one');
    await write(member, 'two');
    const told = { kind: 'note_written', person: { id: member.profileId }, project: { id: project.id }, words: '' };
    expect(await activitiesOf(owner)).toMatchObject([told]);
    expect(await activitiesOf(second)).toMatchObject([told]);
    expect(await activitiesOf(member)).toEqual([]);
  });

  it('greets those who have joined: its author has read so, and others on the team have not', async () => {
    const joiner = await aPerson(api, { name: 'Jan' });
    const { id } = await anInvite(api, project, { sender: owner, receiver: joiner });
    await api.call(joiner, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    await write(owner, 'Hello, Jan.');
    expect(await activitiesOf(owner)).toMatchObject([{ kind: 'invite_accepted', isRead: true }]);
    expect(await activitiesOf(member)).toMatchObject([
      { kind: 'note_written', isRead: false },
      { kind: 'joined', isRead: false },
    ]);
  });

  it('is read and deleted, but not written or changed, while the project is archived', async () => {
    const { id } = (await write(member, 'Hello.')).body;
    await setStatus('Completed');
    expect((await write(member, 'We did it.')).status).toBe(201);
    await setStatus('Archived');
    const refused = { status: 409, body: { code: 'project.archived' } };
    expect(await write(member, 'Still here.')).toMatchObject(refused);
    expect(await edit(member, id, 'Bye.')).toMatchObject(refused);
    expect(await wordsFor(member)).toEqual(['We did it.', 'Hello.']);
    expect((await remove(member, id)).status).toBe(204);
  });

  it('stays when its author leaves, who then reads and changes nothing', async () => {
    const { id } = (await write(member, 'Goodbye.')).body;
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect(await read(owner)).toMatchObject([{ words: 'Goodbye.', author: { id: member.profileId } }]);
    const nothing = { status: 404, body: { code: 'project.not_found' } };
    expect(await api.call(member, `GET ${notes()}`)).toMatchObject(nothing);
    expect(await edit(member, id, 'Hello again.')).toMatchObject(nothing);
  });

  it('goes with the account of its author, and with the project', async () => {
    await write(member, 'Unrepeatable words');
    await write(owner, 'Unrepeatable answer');
    await api.call(member, 'DELETE /api/account');
    expect(await wordsFor(owner)).toEqual(['Unrepeatable answer']);
    expect((await api.call(owner, `DELETE /api/projects/${project.id}`)).status).toBe(204);
    expect(JSON.stringify(await everyRow(api))).not.toMatch(/Unrepeatable (words|answer)/);
  });

  it('is told to the open pages of the team each time, to its own author too', async () => {
    const streams = await Promise.all([owner, member].map((reader) => LiveReader.open(api.url, reader)));
    for (const stream of streams) await stream.until(({ beats }) => beats > 0);
    const { id } = (await write(member, 'one')).body;
    const areTold = async (count: number) => {
      for (const stream of streams) await stream.until(({ versions }) => versions.length > count);
    };
    await areTold(1);
    await edit(member, id, 'two');
    await areTold(2);
    await remove(member, id);
    await areTold(3);
    for (const stream of streams) stream.leave();
  });
});
