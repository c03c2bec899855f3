import type { Page } from '@playwright/test';
import { aMember, anInviteTo, aProjectOf, join, type Member, type PostedProject } from './members.ts';
import { servedRegistry } from './registry.ts';
import { theSystem } from './system.ts';
import { expect } from './test.ts';

/** Two people who have to do with each other wherever two can, but in no common team. */
export interface Sight {
  viewer: Member;
  other: Member;
  /** Of the other; the viewer is invited to it. */
  theirs: PostedProject;
  /** Of somebody else; the other is a member. */
  joined: PostedProject;
  hackathonId: string;
  /** Whatever tells of the other. */
  secrets: readonly string[];
}

export const BIO = 'Beyond all maps.';

async function aHackathonId(): Promise<string> {
  const [first] = (await (await fetch(`${theSystem().url}/api/hackathons`)).json()) as { id: string }[];
  if (!first) throw new Error('The demo data has no hackathon.');
  return first.id;
}

export function aViewer(): Promise<Member> {
  return aMember('Viewer', { bio: BIO });
}

export async function aSight(viewer: Member): Promise<Sight> {
  const words = ['Biography', 'Note', 'Line', 'Title', 'Contact'].map((word) => `${word} ${crypto.randomUUID()}`);
  const [bio = '', note = '', line = '', title = '', contact = ''] = words;
  const hackathonId = await aHackathonId();
  const [other, third] = [
    await aMember('Unseen', { bio: `${BIO} ${bio}`, discordOrContact: contact }),
    await aMember('Third', { bio: BIO }),
  ];
  const own = await aProjectOf(viewer, { hackathonId });
  const asked = await aProjectOf(viewer, { title: 'Asked of the other' });
  const theirs = await aProjectOf(other, { title, hackathonId });
  const wanted = await aProjectOf(other, { title: `Wanted ${title}` });
  const joined = await aProjectOf(third, { title: `Third ${crypto.randomUUID()} of ${viewer.name}`, hackathonId });
  await join(other, third, joined);
  await anInviteTo(other, viewer, asked);
  await other.send('POST', '/api/invites', {
    projectId: theirs.id,
    receiverId: viewer.profileId,
    role: 'Designer',
    note,
  });
  await other.send('POST', '/api/interests', { userId: other.uid, projectId: own.id, words: line });
  await viewer.send('POST', '/api/interests', { userId: viewer.uid, projectId: wanted.id });
  return { viewer, other, theirs, joined, hackathonId, secrets: [other.name, ...words] };
}

/**
 * Every address of the route table but `closed`, as live modules tell it and `known` of the shell, with those that lead to the
 * other or to what they are part of.
 */
export async function addressesOf(
  { other, theirs, joined, hackathonId }: Sight,
  known: readonly { path: string }[],
  closed: readonly { path: string }[] = [],
): Promise<string[]> {
  const ids: Record<string, readonly string[]> = {
    '/people/:id': [other.profileId],
    '/projects/:id': [`${theirs.id}#interested`, joined.id],
    '/hackathons/:id': [hackathonId],
    '/hackathons/:id/organise': [hackathonId],
  };
  const { modules } = await servedRegistry();
  const isOpen = (address: string) => closed.every(({ path }) => path !== address.split('?')[0]);
  const declared = Object.values(modules).flatMap(({ places }) => places?.routes ?? []);
  const routes = [...known, ...declared].map(({ path }) => path);
  const addresses = routes.flatMap((path) => {
    const ofPath = ids[path];
    if (path.includes(':') && !ofPath) throw new Error(`Nobody has said which ${path} to look at.`);
    return ofPath?.map((id) => path.replace(':id', id)) ?? [path];
  });
  const tabs = ['sent', 'activity'].map((tab) => `/my-invites?tab=${tab}`);
  return [...new Set([...addresses, ...tabs])].filter(isOpen);
}

/** All that a page says, shows and was told at an address, once it rests: its document, and what the API answered. */
export async function readAt(page: Page, address: string): Promise<string> {
  const answers: Promise<string>[] = [];
  const open = new Set<unknown>();
  const isOfApi = (url: string) => new URL(url).pathname.startsWith('/api/');
  page.on('request', (request) => isOfApi(request.url()) && open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    open.delete(response.request());
    if (isOfApi(response.url())) answers.push(response.text().catch(() => ''));
  });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect.poll(() => open.size).toBe(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  page.removeAllListeners();
  return [await page.content(), ...(await Promise.all(answers))].join('\n');
}
