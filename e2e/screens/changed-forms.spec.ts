import type { Locator, Page } from '@playwright/test';
import { expectGoodLayout } from '../support/layout.ts';
import { aMember, aProjectOf } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { takePictures } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 390, 479];

/** A form in which one field has just been changed, and the button that sends it, which is in the window at every width. */
async function expectToFit(
  page: Page,
  name: string,
  { field, send }: { field: Locator; send: Locator },
): Promise<void> {
  await field.fill('Changed');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await takePictures(page, `changed-forms/${name}-${width}`);
    await expectGoodLayout(page);
    const { x = 0, width: sendWidth = 0 } = (await send.boundingBox()) ?? {};
    expect.soft(x, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
    expect.soft(x + sendWidth, `${name} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test('every form of a member fits a phone once it is changed', { tag: '@lab' }, async ({ page }) => {
  const [owner, wanted] = [await aMember('Owner'), await aMember('Wanted')];
  const project = await aProjectOf(owner);
  await signIn(page, owner);

  for (const [path, label, button] of [
    ['/create-profile', 'Short Bio', 'Update Profile'],
    ['/post-project', 'Description', 'Post Project'],
    [`/my-projects?edit=${project.id}`, 'Title', 'Save'],
  ] as const) {
    await page.goto(path);
    const send = page.getByRole('button', { name: button });
    await expectToFit(page, button, { field: page.getByLabel(label), send });
  }

  await page.goto(`/explore?search=${encodeURIComponent(wanted.name)}`);
  await page.getByRole('button', { name: 'Invite to Collaborate' }).click();
  const invite = page.getByRole('dialog');
  await expectToFit(page, 'Send Invite', {
    field: invite.getByLabel('Role'),
    send: invite.getByRole('button', { name: 'Send Invite' }),
  });

  await page.goto(`/people/${wanted.profileId}?report=${wanted.profileId}`);
  const report = page.getByRole('dialog');
  await expectToFit(page, 'Send Report', {
    field: report.getByLabel('What happened?'),
    send: report.getByRole('button', { name: 'Send Report' }),
  });
});

test('every form of a visitor fits a phone once it is changed', { tag: '@lab' }, async ({ page }) => {
  for (const [path, label, button] of [
    ['/sign-in', 'Email', 'Sign In'],
    ['/sign-up', 'Email', 'Sign Up'],
    ['/post-hackathon', 'Description', 'Post Hackathon'],
  ] as const) {
    await page.goto(path);
    const send = page.getByRole('main').getByRole('button', { name: button, exact: true });
    await expectToFit(page, button, { field: page.getByLabel(label), send });
  }
});
