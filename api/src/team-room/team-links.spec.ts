import { LIMITS, type TeamLink } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, aPerson, aProject } from '../testing/builders.ts';
import { LiveReader } from '../testing/live-reader.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a link of a team', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const links = () => `/api/projects/${project.id}/links` as const;
  const read = async (reader: Person) => (await api.call<TeamLink[]>(reader, `GET ${links()}`)).body;
  const add = (by: Person, url: string) => api.call<TeamLink>(by, `POST ${links()}`, { body: { url } });
  const remove = (by: Person, id: string) => api.call(by, `DELETE ${links()}/${id}`);
  const urls = async (reader: Person) => (await read(reader)).map(({ url }) => url);
  const setStatus = (status: string) => api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status } });

  it('is added by the owner and by members, and read by each of them in that order', async () => {
    expect(await add(owner, 'https://github.com/crew/map')).toMatchObject({
      status: 201,
      body: { url: 'https://github.com/crew/map', addedBy: { id: owner.profileId, name: 'Olga' } },
    });
    await add(member, 'https://discord.gg/map');
    const added = ['https://github.com/crew/map', 'https://discord.gg/map'];
    expect([await urls(owner), await urls(member)]).toEqual([added, added]);
  });

  it('is removed by any of them, and again without a failure', async () => {
    const { id } = (await add(owner, 'https://github.com/crew/map')).body;
    expect((await remove(member, id)).status).toBe(204);
    expect((await remove(owner, id)).status).toBe(204);
    expect(await urls(owner)).toEqual([]);
  });

  it('is there once, however it is written and added by any of the team', async () => {
    const first = await add(owner, 'https://github.com/crew/map');
    const again = await add(member, ' HTTPS://GitHub.com:443/crew/map ');
    expect(again.body).toEqual(first.body);
    expect(await urls(owner)).toHaveLength(1);
  });

  it.each(['http://github.com/crew', 'javascript:alert(1)', 'github.com/crew', 'ftp://a.example/b', '//a.example', ''])(
    'is refused where it is not a whole https address: %s',
    async (url) => {
      expect(await add(owner, url)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );

  it('says how it must be written', async () => {
    const { body } = await add(owner, 'http://github.com/crew');
    expect(body).toMatchObject({ error: 'url: It must be a whole address that starts with https://.' });
  });

  it(`is one of ${LIMITS.teamLinks} at most, and more have room once one is removed, however many are added at once`, async () => {
    const all = Array.from({ length: LIMITS.teamLinks + 3 }, (_, index) => add(member, `https://a.example/${index}`));
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      code: 'team_link.too_many',
      error: `Your team room holds ${LIMITS.teamLinks} links. Remove one to add another.`,
    });
    const [first] = await read(owner);
    await remove(owner, first?.id ?? '');
    expect((await add(owner, 'https://a.example/more')).status).toBe(201);
  });

  it('is read and removed, but not added, while the project is archived; a completed one goes on', async () => {
    const { id } = (await add(owner, 'https://github.com/crew/map')).body;
    await setStatus('Completed');
    expect((await add(owner, 'https://slides.example/end')).status).toBe(201);
    await setStatus('Archived');
    expect(await add(owner, 'https://a.example')).toMatchObject({ status: 409, body: { code: 'project.archived' } });
    expect(await urls(member)).toHaveLength(2);
    expect((await remove(member, id)).status).toBe(204);
  });

  it('is of no other project', async () => {
    const { id } = (await add(owner, 'https://github.com/crew/map')).body;
    const other = await aProject(api, { owner });
    await api.call(owner, `DELETE /api/projects/${other.id}/links/${id}`);
    expect(await urls(owner)).toHaveLength(1);
  });

  it('stays with the team without the name of who added it, once they have deleted their account', async () => {
    await add(member, 'https://github.com/crew/map');
    await api.call(member, 'DELETE /api/account');
    expect(await read(owner)).toMatchObject([{ url: 'https://github.com/crew/map', addedBy: null }]);
  });

  it('goes with the project', async () => {
    await add(member, 'https://github.com/crew/map');
    expect((await api.call(owner, `DELETE /api/projects/${project.id}`)).status).toBe(204);
    expect(await api.database.query('SELECT FROM team_links WHERE project_id = $1', [project.id])).toEqual([]);
  });

  it('is told at once to the open pages of the team, and to nobody else', async () => {
    const others = [await aPerson(api), member];
    const [ofStranger, ofMember] = await Promise.all(others.map((reader) => LiveReader.open(api.url, reader)));
    for (const stream of [ofStranger, ofMember]) await stream?.until(({ beats }) => beats > 0);
    const { id } = (await add(owner, 'https://github.com/crew/map')).body;
    await ofMember?.until(({ versions }) => versions.length === 2);
    await remove(owner, id);
    await ofMember?.until(({ versions }) => versions.length === 3);
    expect(ofStranger?.versions).toHaveLength(1);
    for (const stream of [ofStranger, ofMember]) stream?.leave();
  });
});
