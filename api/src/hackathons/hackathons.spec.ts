import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hackathon, type ImportHackathon, TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { TestApi } from '../testing/test-api.ts';
import { importHackathons } from './hackathon-import.ts';

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

  async function importFile(entries: unknown): Promise<number> {
    const path = join(folder, 'hackathons.json');
    await writeFile(path, JSON.stringify(entries));
    return importHackathons(path, String(api.database.options.type === 'postgres' && api.database.options.url));
  }

  const list = () => api.call<Hackathon[]>(null, 'GET /api/hackathons');

  it('fills the directory, the latest event first', async () => {
    const earlier = { ...HACKATHON, title: 'Game Jam', eventDate: '2027-01-01', hackathonLink: 'https://jam.example' };

    expect(await importFile([earlier, HACKATHON])).toBe(2);

    const { body, headers } = await list();
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe('2');
    expect(body.map(({ title }) => title)).toEqual(['Climate Hack', 'Game Jam']);
    expect(body[0]).toMatchObject({ techStack: ['Python', 'React'], eventDate: '2027-03-01', deadline: null });
  });

  it('updates what has the same link, and keeps its id', async () => {
    await importFile([HACKATHON]);
    const before = (await list()).body.find(({ hackathonLink }) => hackathonLink === HACKATHON.hackathonLink);

    await importFile([{ ...HACKATHON, title: 'Climate Hack 2' }]);

    const after = (await list()).body.find(({ hackathonLink }) => hackathonLink === HACKATHON.hackathonLink);
    expect(after).toMatchObject({ id: before?.id, title: 'Climate Hack 2' });
  });

  it.each([
    ['no date', [{ ...HACKATHON, eventDate: 'soon' }], /eventDate/],
    ['a link that is none', [{ ...HACKATHON, hackathonLink: 'javascript:alert(1)' }], /hackathonLink/],
    ['one link twice', [HACKATHON, HACKATHON], /same hackathonLink/],
    ['no list', { hackathons: [] }, /array/],
  ])('refuses a file with %s, and changes nothing', async (_, entries, reason) => {
    const before = (await list()).body;
    await expect(importFile(entries)).rejects.toThrow(reason);
    expect((await list()).body).toEqual(before);
  });

  it('is read page by page', async () => {
    await importFile([HACKATHON, { ...HACKATHON, hackathonLink: 'https://twin.example' }]);
    const first = await api.call<Hackathon[]>(null, 'GET /api/hackathons?limit=1');
    const path = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api.call<Hackathon[]>(null, `GET ${path}`);
    expect(second.body[0]?.id).not.toBe(first.body[0]?.id);
  });
});
