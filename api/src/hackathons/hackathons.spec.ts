import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hackathon, type ImportHackathon, TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { aHackathon, aPerson, aProject } from '../testing/builders.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';
import { importHackathons } from './hackathon-import.ts';
import type { Saved } from './hackathons.repository.ts';

const HACKATHON: ImportHackathon = {
  title: 'Climate Hack',
  techStack: 'Python, React',
  eventDate: '2027-03-01',
  hackathonLink: 'https://hack.example/climate',
};

describe('the hackathon import', () => {
  let api: TestApi;
  let folder: string;

  beforeAll(async () => {
    api = await TestApi.start();
    folder = await mkdtemp(join(tmpdir(), 'hackathons-'));
  });

  afterAll(() => api.stop());

  async function importFile(entries: unknown): Promise<Saved> {
    const path = join(folder, 'hackathons.json');
    await writeFile(path, typeof entries === 'string' ? entries : JSON.stringify(entries));
    return importHackathons(path, api.databaseUrl);
  }

  const list = () => api.call<Hackathon[]>(null, 'GET /api/hackathons');

  it('fills the directory, the latest event first', async () => {
    const earlier = { ...HACKATHON, title: 'Game Jam', eventDate: '2027-01-01', hackathonLink: 'https://jam.example' };

    expect(await importFile([earlier, HACKATHON])).toEqual({ created: 2, updated: 0 });

    const { body, headers } = await list();
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe('2');
    expect(body.map(({ title }) => title)).toEqual(['Climate Hack', 'Game Jam']);
    expect(body[0]).toMatchObject({ techStack: ['Python', 'React'], eventDate: '2027-03-01', deadline: null });
    expect((await api.call<Hackathon>(null, `GET /api/hackathons/${body[0]?.id}`)).body).toEqual(body[0]);
    const unknown = 'GET /api/hackathons/00000000-0000-4000-8000-000000000000';
    expect(await api.call(null, unknown)).toMatchObject({ status: 404, body: { code: 'hackathon.not_found' } });
  });

  it('takes times with their zone, and prizes', async () => {
    const link = { hackathonLink: 'https://timed.example' };
    const times = { startsAt: '2027-03-01T18:00:00+01:00', endsAt: '2027-03-02T12:00:00+01:00' };
    await importFile([{ ...HACKATHON, ...link, ...times, prizes: 'A week at sea' }]);
    const found = (await list()).body.find(({ hackathonLink }) => hackathonLink === link.hackathonLink);
    expect(found).toMatchObject({ prizes: 'A week at sea' });
    expect([found?.startsAt, found?.endsAt].map((time) => new Date(time ?? '').toISOString())).toEqual([
      '2027-03-01T17:00:00.000Z',
      '2027-03-02T11:00:00.000Z',
    ]);
    await expect(importFile([{ ...HACKATHON, ...link, endsAt: times.startsAt }])).rejects.toThrow(
      /later than startsAt/,
    );
  });

  it('updates what has the same link, and keeps its id', async () => {
    await importFile([HACKATHON]);
    const before = (await list()).body.find(({ hackathonLink }) => hackathonLink === HACKATHON.hackathonLink);

    const added = { ...HACKATHON, hackathonLink: 'https://new.example' };
    const saved = await importFile([{ ...HACKATHON, title: 'Climate Hack 2' }, added]);

    const after = (await list()).body.find(({ hackathonLink }) => hackathonLink === HACKATHON.hackathonLink);
    expect(after).toMatchObject({ id: before?.id, title: 'Climate Hack 2' });
    expect(saved).toEqual({ created: 1, updated: 1 });
  });

  it('leaves the details alone that an organiser has edited since', async () => {
    const hackathon = { ...HACKATHON, hackathonLink: 'https://edited.example', location: 'Porto' };
    const found = async () =>
      (await list()).body.find(({ hackathonLink }) => hackathonLink === hackathon.hackathonLink);
    await importFile([hackathon]);
    const [path, organiser] = [`/api/hackathons/${(await found())?.id}`, await aPerson(api)];
    await api.call(anOps(), `PUT ${path}/organisers/${organiser.uid}`);
    const details = { startsAt: null, endsAt: null, timeZone: null, deadline: null, location: 'Braga', prizes: null };
    expect((await api.call(organiser, `PUT ${path}/details`, { body: details })).status).toBe(204);

    await importFile([{ ...hackathon, title: 'Climate Hack 3', eventDate: '2028-01-01', prizes: 'A week at sea' }]);

    const kept = { location: 'Braga', prizes: null, eventDate: HACKATHON.eventDate };
    expect(await found()).toMatchObject({ title: 'Climate Hack 3', ...kept });
  });

  it.each<[string, unknown, RegExp]>([
    ['no date', [HACKATHON, { ...HACKATHON, eventDate: 'soon' }], /^Entry 2 \(Climate Hack\): eventDate: /m],
    ['a link that is none', [{ ...HACKATHON, hackathonLink: 'javascript:alert(1)' }], /^Entry 1 .*: hackathonLink: /m],
    ['one link twice', [HACKATHON, HACKATHON], /^Entry 2 .*: hackathonLink: Entry 1 has the same one\.$/m],
    ['an entry that is none', [HACKATHON, 7], /^Entry 2: /m],
    ['no list', { hackathons: [] }, /must hold a JSON array/],
    ['an empty list', [], /holds no hackathon/],
    ['broken JSON', '[{"title": ', /^hackathons\.json is not JSON: /],
  ])('refuses a file with %s, and changes nothing', async (_, entries, reason) => {
    const before = (await list()).body;
    await expect(importFile(entries)).rejects.toThrow(reason);
    expect((await list()).body).toEqual(before);
  });

  it('says which file is missing', async () => {
    await expect(importHackathons(join(folder, 'nothing.json'), '')).rejects.toThrow(
      /^There is no file .*nothing\.json\.$/,
    );
  });

  it('names the first mistakes and counts the others', async () => {
    const mistakes = Array.from({ length: 30 }, () => ({ ...HACKATHON, eventDate: 'soon' }));
    await expect(importFile(mistakes)).rejects.toThrow(/… and 10 more\.$/);
  });

  it('counts the teams that form for each, as everybody may see them, up to twenty', async () => {
    const id = await aHackathon(api, 'Busy Jam');
    const owner = await aPerson(api);
    const post = (parts: object) => aProject(api, { owner, hackathonId: id, ...parts });
    const count = async () => (await api.call<Hackathon>(null, `GET /api/hackathons/${id}`)).body.teamsForming;
    expect(await count()).toBe(0);

    await post({ title: 'Seen' });
    await post({ title: 'Hidden', collaborationType: 'Invite only' });
    await post({ title: 'Done', status: 'Completed' });
    expect(await count()).toBe(1);
    expect((await list()).body.find((hackathon) => hackathon.id === id)?.teamsForming).toBe(1);

    for (let nth = 2; nth <= 22; nth += 1) await post({ title: `Team ${nth}` });
    expect(await count()).toBe(20);
  });

  it('is read page by page', async () => {
    await importFile([HACKATHON, { ...HACKATHON, hackathonLink: 'https://twin.example' }]);
    const first = await api.call<Hackathon[]>(null, 'GET /api/hackathons?limit=1');
    const path = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api.call<Hackathon[]>(null, `GET ${path}`);
    expect(second.body[0]?.id).not.toBe(first.body[0]?.id);
  });
});
