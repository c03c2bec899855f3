import type { Page } from '@playwright/test';
import { aMember, aProjectOf } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const HOSTILE = 'Crew "</script><script>document.title=1</script>\'';

/** What a messenger or a search engine finds at an address of something, or of nothing; a busy machine may learn late what it is. */
async function readDocument(page: Page, path: string) {
  let read = await parseDocument(page, path);
  for (let times = 1; times < 5 && !(read.canonical ?? read.robots); times += 1) read = await parseDocument(page, path);
  return read;
}

/** The document as it was sent, read by a parser that runs nothing. */
async function parseDocument(page: Page, path: string) {
  const text = await (await fetch(new URL(path, page.url()))).text();
  return page.evaluate((html) => {
    const { title, head, scripts } = new DOMParser().parseFromString(html, 'text/html');
    const contentOf = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? null;
    const properties = [...head.querySelectorAll('meta[property^="og:"]')].map((tag) => [
      tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]);
    return {
      title,
      description: contentOf('meta[name=description]'),
      robots: contentOf('meta[name=robots]'),
      canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      openGraph: Object.fromEntries(properties) as Record<string, string>,
      data: JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
      inlineScripts: [...scripts].filter((script) => !script.src && !script.type.includes('json')).length,
    };
  }, text);
}

test.beforeEach(({ page }) => page.goto('/explore'));

test('the address of a person says who they are, and nothing that strangers may not know', async ({ page }) => {
  const ada = await aMember('Ada', {
    bio: 'Builds engines.',
    skills: [{ skillId: 'React' }],
    discordOrContact: 'ada#1',
  });
  const path = `/people/${ada.profileId}`;
  const url = new URL(path, page.url()).href;
  const read = await readDocument(page, path);
  expect(read).toMatchObject({ title: `${ada.name} · Crewdeck`, description: 'Builds engines.', canonical: url });
  expect(read.openGraph).toMatchObject({
    'og:title': ada.name,
    'og:description': 'Builds engines.',
    'og:type': 'profile',
    'og:url': url,
    'og:site_name': 'Crewdeck',
  });
  expect(read.data).toMatchObject({ '@type': 'Person', name: ada.name, url, knowsAbout: ['React'] });
  expect(JSON.stringify(read)).not.toMatch(new RegExp(`${ada.email}|${ada.uid}|ada#1`));
  // The first drawing starts the thread that draws; until then the picture of the site stands in.
  await expect(async () => {
    const picture = await fetch(read.openGraph['og:image'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.url).toContain(`/social-cards/people/${ada.profileId}.png`);
  }).toPass({ timeout: 30_000 });
  expect((await readDocument(page, `/people/${ada.uid}`)).canonical).toBe(url);
});

test('the address of a project says what it is, whatever is written in it', async ({ page }) => {
  const project = await aProjectOf(await aMember(), { title: HOSTILE, description: HOSTILE, techStack: ['Go'] });
  const read = await readDocument(page, `/projects/${project.id}`);
  expect(read).toMatchObject({ title: `${HOSTILE} · Crewdeck`, description: HOSTILE, inlineScripts: 0, robots: null });
  expect(read.openGraph).toMatchObject({ 'og:title': HOSTILE, 'og:type': 'website' });
  expect(read.data).toMatchObject({ '@type': 'CreativeWork', name: HOSTILE, keywords: ['Go'] });
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
});

test('the address of a hackathon says when it is', async ({ page }) => {
  const [hackathon] = await (await fetch(new URL('/api/hackathons?limit=1', page.url()))).json();
  const read = await readDocument(page, `/hackathons/${hackathon.id}`);
  expect(read.title).toBe(`${hackathon.title} · Crewdeck`);
  expect(read.data).toMatchObject({ '@type': 'Event', name: hackathon.title, startDate: hackathon.eventDate });
});
