import { expectNoViolationInThemes } from '../support/axe.ts';
import { CALLS, refuse } from '../support/faults.ts';
import { aMember, anInviteTo, aProjectOf, join } from '../support/members.ts';
import { signIn, signInByForm } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Error states come from refused calls, which a browser logs by itself.
test.use({ mayLogErrors: true });
test.setTimeout(240_000);

/** What each page says when nothing can be read. */
const FAILED = [
  { path: '/profile', text: 'Failed to fetch profile data.' },
  { path: '/post-project', text: "We couldn't load your profile" },
  { path: '/my-invites', text: /We couldn't load/ },
  { path: '/explore-projects', text: 'Failed to load projects.' },
  { path: '/create-profile', text: 'Failed to fetch profile data.' },
  { path: '/dashboard', text: 'Failed to fetch your projects.' },
  { path: '/my-projects', text: 'Failed to fetch your projects.' },
  { path: '/collaborations', text: 'Failed to fetch your collaborations.' },
  { path: '/explore', text: 'No users found.' },
  { path: '/explore-hackathons', text: 'No hackathons found.' },
];

test('open menus have no violation', { tag: '@lab' }, async ({ page }) => {
  await page.goto('/');
  for (const name of ['Explore', 'Post']) {
    const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolationInThemes(page);
    await page.keyboard.press('Escape');
  }
});

test('open dialogs and what they say have no violation', async ({ page }) => {
  const [owner, friend, wanted] = [await aMember('Owner'), await aMember('Friend'), await aMember('Wanted')];
  const project = await aProjectOf(owner);
  await join(friend, owner, project);
  await anInviteTo(wanted, owner, project);
  await signIn(page, owner);

  await page.goto(`/my-projects?view=${project.id}`);
  await expect(page.getByRole('dialog', { name: project.title }).getByText('Pending invites')).toBeVisible();
  await expectNoViolationInThemes(page);

  await page.goto(`/my-projects?edit=${project.id}`);
  const edit = page.getByRole('dialog', { name: 'Edit project' });
  await edit.getByLabel('Title').fill('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolationInThemes(page);

  await edit.getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolationInThemes(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await expectNoViolationInThemes(page);

  await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  const invite = page.getByRole('dialog');
  await invite.getByRole('button', { name: 'Send Invite' }).click();
  await expect(invite.getByText('Please select a project and enter a role.')).toBeVisible();
  await expectNoViolationInThemes(page);

  for (const [dialog, role] of [
    ['report', 'dialog'],
    ['block', 'alertdialog'],
  ] as const) {
    await page.goto(`/people/${wanted.profileId}?${dialog}=${wanted.profileId}`);
    await expect(page.getByRole(role)).toBeVisible();
    await expectNoViolationInThemes(page);
  }
});

test('error states and their toasts have no violation', { tag: '@lab' }, async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('nobody@people.example');
  await page.getByLabel('Password').fill('nothing');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoViolationInThemes(page);

  await signInByForm(page, await aMember());
  for (const call of Object.values(CALLS)) await refuse(page, call, 400);
  for (const { path, text } of FAILED) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectNoViolationInThemes(page);
  }
});
