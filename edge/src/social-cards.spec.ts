import type { ServerResponse } from 'node:http';
import { COVER_SIZE } from '@crewdeck/contract';
import { fastify } from 'fastify';
import { SocialCards } from './http/social-cards.ts';
import { type SocialCard, socialCard } from './page/social-card.ts';
import { socialCardLayout } from './page/social-card-layout.ts';
import { TestEdge } from './testing/test-edge.ts';
import { until } from './testing/until.ts';

const ID = '3f0c3b52-95b5-4a4b-9d35-0d6d0f3f7a11';
const PERSON = {
  id: ID,
  name: 'Ada Lovelace',
  bio: '',
  branch: 'Mathematics',
  academicYear: '3rd year',
  skills: ['Go', 'Rust', 'SQL', 'CSS', 'Vue'].map((name) => ({ skill: { id: name, name }, level: 'Mid' })),
  githubUrl: null,
  portfolioUrl: null,
};
const PROJECT = {
  id: ID,
  title: 'Star Map',
  description: '',
  techStack: [],
  owner: { id: ID, name: 'Olga' },
  rolesNeeded: ['Illustrator', 'Backend Developer'],
  collaborators: [],
  isLooking: true,
  deadline: '2999-05-10',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const HACKATHON = {
  id: ID,
  title: 'Campus Jam',
  description: '',
  eventDate: '2999-06-01',
  location: 'Łódź',
  organizer: null,
  eventMode: 'In-Person',
  deadline: null,
};
const ANSWERS: Record<string, object> = {
  [`/api/users/${ID}`]: PERSON,
  [`/api/projects/${ID}`]: PROJECT,
  [`/api/hackathons/${ID}`]: HACKATHON,
};

/** Red, 8 pixels wide. */
const COVER = Buffer.from(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAABAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAANSP/9k=',
  'base64',
);
const COVER_PATH = `/api/pictures/${'c'.repeat(43)}.jpg`;

/** From the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the picture of a link', () => {
  let edge: TestEdge;
  let answers: Record<string, object>;
  let coversRead: number;

  beforeEach(async () => {
    edge = await TestEdge.with({ shell: '00000000' });
    answers = { ...ANSWERS };
    coversRead = 0;
    edge.api.others = ({ url = '' }, response: ServerResponse) => {
      const answer = answers[url];
      if (url === COVER_PATH) {
        coversRead += 1;
        return response.end(COVER);
      }
      return answer ? response.end(JSON.stringify(answer)) : response.writeHead(404).end('{}');
    };
    await edge.start({ PUBLIC_ORIGIN: 'https://crewdeck.example' });
  });

  afterEach(() => edge.end());

  const propertyOf = async (path: string, name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(await edge.page(path))?.[1];
  const pictureOf = async (path: string) =>
    (await propertyOf(path, 'image'))?.replace('https://crewdeck.example', '') ?? '';

  it.each([
    [`/people/${ID}`, 'Ada Lovelace. Mathematics · 3rd year. Go, Rust, SQL, CSS and 1 more'],
    [`/projects/${ID}`, 'Star Map. By Olga. Open roles: Illustrator, Backend Developer. Join by 10 May 2999'],
    [`/hackathons/${ID}`, 'Campus Jam. 1 Jun 2999 · Łódź · In-Person'],
  ])('of %s is drawn, of the size that its page names, and says: %s', async (path, text) => {
    const address = await pictureOf(path);
    expect(address).toMatch(new RegExp(`^/social-cards${path}\\.png\\?v=[0-9a-f]{16}$`));
    expect(await propertyOf(path, 'image:alt')).toBe(text);
    expect(await edge.page(path)).toContain('<meta name="twitter:card" content="summary_large_image">');
    // On a busy machine the thread that draws may not have started in time.
    await until(async () => (await edge.get(address)).status === 200);
    const answer = await edge.get(address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect(sizeOf(png)).toEqual([1_200, 630]);
    expect([await propertyOf(path, 'image:width'), await propertyOf(path, 'image:height')]).toEqual(['1200', '630']);
  });

  it('of a project names no role that somebody on the team has', async () => {
    const collaborators = [{ id: ID, name: 'Grace Hopper', role: ' illustrator' }];
    answers[`/api/projects/${ID}`] = { ...PROJECT, collaborators };
    const alt = await propertyOf(`/projects/${ID}`, 'image:alt');
    expect(alt).toBe('Star Map. By Olga. Open roles: Backend Developer. Join by 10 May 2999');
  });

  it('of a project, and what is said of its link, mention no owner without a name', async () => {
    answers[`/api/projects/${ID}`] = { ...PROJECT, owner: { id: ID, name: ' ' }, isLooking: false };
    const page = await edge.page(`/projects/${ID}`);
    expect(await propertyOf(`/projects/${ID}`, 'image:alt')).toBe('Star Map');
    expect(page).toContain('<meta name="description" content="A project on Crewdeck.">');
    expect(page).not.toContain('"creator"');
  });

  it('of a person without a name is called as their page is', async () => {
    answers[`/api/users/${ID}`] = { ...PERSON, name: '', branch: null, academicYear: null, skills: [] };
    expect(await propertyOf(`/people/${ID}`, 'title')).toBe('Unnamed developer');
    expect(await propertyOf(`/people/${ID}`, 'description')).toBe('Unnamed developer on Crewdeck.');
  });

  it('has another address once what it shows has changed, and is not sent twice until then', async () => {
    const before = await pictureOf(`/projects/${ID}`);
    await until(async () => (await edge.get(before)).status === 200);
    const etag = (await edge.get(before)).headers.get('etag') ?? '';
    expect((await edge.get(before, { 'if-none-match': etag })).status).toBe(304);
    answers[`/api/projects/${ID}`] = { ...PROJECT, isLooking: false };
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await pictureOf(`/projects/${ID}`)).not.toBe(before);
    expect(await propertyOf(`/projects/${ID}`, 'image:alt')).toBe('Star Map. By Olga');
    expect((await edge.get(before, { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    [`projects/${ID}`, PROJECT],
    [`hackathons/${ID}`, HACKATHON],
  ])('of %s has its cover, and another address than without', async (path, answer) => {
    const without = await pictureOf(`/${path}`);
    answers[`/api/${path}`] = { ...answer, coverUrl: COVER_PATH };
    await until(async () => (await pictureOf(`/${path}`)) !== without);
    await until(async () => (await edge.get(await pictureOf(`/${path}`))).status === 200);
    expect(coversRead).toBeGreaterThan(0);
  });

  it('is that of the site while the cover cannot be read', async () => {
    answers[`/api/projects/${ID}`] = { ...PROJECT, coverUrl: `/api/pictures/${'d'.repeat(43)}.jpg` };
    const answer = await edge.get(await pictureOf(`/projects/${ID}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/social-card.png']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('does not exist where strangers see nothing', async () => {
    answers = {};
    const answer = await edge.get(`/social-cards/projects/${ID}.png`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is that of the site for a title in letters that the font lacks, and for anything else', async () => {
    answers[`/api/projects/${ID}`] = { ...PROJECT, title: '星图' };
    expect(await pictureOf(`/projects/${ID}`)).toBe('/social-card.png');
    for (const path of [`projects/${ID}`, 'constructor/1']) {
      const answer = await edge.get(`/social-cards/${path}.png`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/social-card.png']);
    }
  });
});

it('shows a cover whole, and the words below it', () => {
  const card: SocialCard = { kind: 'Project', title: 'Star Map', initials: 'SM', lines: [], cover: 'data:,' };
  const [cover, words] = socialCardLayout(card).props.children;
  expect(cover).toMatchObject({ props: { style: { ...COVER_SIZE, top: 0, backgroundImage: 'url(data:,)' } } });
  expect(words).toMatchObject({ props: { style: { marginTop: COVER_SIZE.height } } });
});

it('leaves out emoji, and lines that cannot be drawn', () => {
  expect(socialCard('Project', '🚀 Star  Map 👩‍💻', ['By 奥尔加', 'Join by 10 May 2999', ''])).toEqual({
    kind: 'Project',
    title: 'Star Map',
    initials: 'SM',
    lines: ['Join by 10 May 2999'],
    cover: null,
  });
});

describe('drawing', () => {
  const { log } = fastify({ logger: false });
  const aCard = (title: string): SocialCard => ({ kind: 'Project', title, initials: 'A', lines: [], cover: null });
  const draw = (title: string) => cards.draw(aCard(title), () => Promise.reject(new Error('No cover.')));
  const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
  const ECHO = `import { parentPort } from 'node:worker_threads';
    let drawn = 0;
    parentPort.on('message', () => parentPort.postMessage(Buffer.from(String((drawn += 1)))));`;
  let cards: SocialCards;

  afterEach(() => cards.close());

  it('has letters beyond those of western Europe', async () => {
    cards = new SocialCards(log, { limitMs: 20_000 });
    const drawn = (line: string) => cards.draw({ ...aCard('Map'), lines: [line] }, () => Promise.reject(new Error()));
    const pictures = [await drawn('Ł'), await drawn('Đ')];
    // Letters that the font lacks are all drawn as the same box.
    expect(new Set(pictures.map((png) => png?.toString('base64') ?? 'none')).size).toBe(2);
    expect(pictures).not.toContain(null);
  });

  it('happens once for equal content, however many ask', async () => {
    cards = new SocialCards(log, { worker: script(ECHO) });
    const equal = await Promise.all([1, 2, 3, 4, 5, 6].map(() => draw('Map')));
    expect(equal.map(String)).toEqual(Array(6).fill('1'));
    expect(String(await draw('Chart'))).toBe('2');
  });

  it('that never ends is given up, holds nothing else up, and spoils no later one', async () => {
    const stuck = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ title }) => { while (title === 'Stuck'); parentPort.postMessage(Buffer.from(title)); });`;
    cards = new SocialCards(log, { worker: script(stuck), limitMs: 1_500 });
    let isOver = false;
    const drawing = draw('Stuck').finally(() => {
      isOver = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isOver).toBe(false);
    expect(await drawing).toBeNull();
    expect(String(await draw('Map'))).toBe('Map');
  });

  it('is refused where many wait already', async () => {
    const slow = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => setTimeout(() => parentPort.postMessage(Buffer.from('drawn')), 20));`;
    cards = new SocialCards(log, { worker: script(slow) });
    const many = await Promise.all(Array.from({ length: 8 }, (_, index) => draw(`Map ${index}`)));
    expect(many.filter((png) => png === null)).toHaveLength(4);
  });

  it('stops with what waits when the edge stops, and starts no other thread', async () => {
    const late = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ title }) => { if (title !== 'Stuck') parentPort.postMessage(Buffer.from(title)); });`;
    cards = new SocialCards(log, { worker: script(late) });
    const drawings = ['Stuck', 'Map', 'Chart'].map((title) => draw(title));
    await new Promise((resolve) => setImmediate(resolve));
    await cards.close();
    expect(await Promise.all(drawings)).toEqual([null, null, null]);
    expect(await draw('Atlas')).toBeNull();
  });

  it('that fails is told as none', async () => {
    cards = new SocialCards(log, { worker: script(`throw new Error('No font.');`) });
    expect(await draw('Map')).toBeNull();
  });
});
