import type { Page } from '@playwright/test';
import { aMember, anInviteTo, aProjectOf, join, type Member, type PostedProject } from './members.ts';
import { openPlaces } from './routes.ts';

/** Somebody who has to do with others, so that every dialog is theirs to open. */
export interface Scene {
  me: Member;
  other: Member;
  mine: PostedProject;
  theirs: PostedProject;
  joined: PostedProject;
  hackathon: string;
}

export async function aScene(): Promise<Scene> {
  const [me, other] = [await aMember('Me'), await aMember('Other')];
  const [mine, theirs, joined] = [await aProjectOf(me), await aProjectOf(other), await aProjectOf(other)];
  await join(me, other, joined);
  await anInviteTo(me, other, theirs);
  await anInviteTo(other, me, mine);
  const hackathon = (await openPlaces()).find(({ path }) => path.startsWith('/hackathons/'))?.path ?? '';
  return { me, other, mine, theirs, joined, hackathon };
}

/** Something that opens in a page, and a field to type into, where it has one. */
interface OpenPart {
  address: (scene: Scene) => string;
  /** Buttons, one after the other. */
  press?: string | RegExp | readonly (string | RegExp)[];
  role: 'dialog' | 'alertdialog' | 'navigation' | 'main';
  field?: string;
}

export const OPEN_PARTS: Record<string, OpenPart> = {
  'the dialog that invites': {
    address: ({ other }) => `/explore?search=${encodeURIComponent(other.name)}`,
    press: 'Invite to Collaborate',
    role: 'dialog',
    field: 'Role',
  },
  'the report of a person': {
    address: ({ other }) => `/people/${other.profileId}?report=${other.profileId}`,
    role: 'dialog',
    field: 'What happened?',
  },
  'the question before blocking': {
    address: ({ other }) => `/people/${other.profileId}?block=${other.profileId}`,
    role: 'alertdialog',
  },
  'the report of a project': {
    address: ({ theirs }) => `/projects/${theirs.id}`,
    press: ['More', /^Report/],
    role: 'dialog',
    field: 'What happened?',
  },
  'the question before leaving a team': {
    address: ({ joined }) => `/projects/${joined.id}`,
    press: ['More', 'Leave team'],
    role: 'alertdialog',
  },
  'a project of mine': { address: ({ mine }) => `/my-projects?view=${mine.id}`, role: 'dialog' },
  'a project that is edited': {
    address: ({ mine }) => `/my-projects?edit=${mine.id}`,
    role: 'dialog',
    field: 'Description',
  },
  'the search for a team': { address: ({ hackathon }) => hackathon, press: 'Confirm your email first', role: 'dialog' },
  'the report of an invite': {
    address: () => '/my-invites',
    press: ['More', /^Report/],
    role: 'dialog',
    field: 'What happened?',
  },
  'the deletion of an account': {
    address: () => '/account',
    press: /^Delete/,
    role: 'dialog',
    field: 'Your password',
  },
  'a menu': { address: () => '/', press: /^(Explore|Open menu)$/, role: 'navigation' },
  'the form that posts a project': { address: () => '/post-project', role: 'main', field: 'Description' },
};

/** Opens it in a page, and types into its field. Gives what must still stand when nobody has done anything. */
export async function openPart(page: Page, { address, press, role, field }: OpenPart, scene: Scene) {
  await page.goto(address(scene));
  for (const name of [press ?? []].flat())
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  const part = page.getByRole(role).last();
  const typed = field ? part.getByLabel(field).first() : null;
  await typed?.fill('Half a thought.');
  return { part, typed };
}
