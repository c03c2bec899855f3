import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { aConfirmedMember, anInviteTo, aProjectOf, type Member } from '../support/members.ts';
import { aPerson, signIn, signInByForm, signOut } from '../support/people.ts';
import { emailChangeLinkOf } from '../support/provider.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

interface Mail {
  to: string;
  subject: string;
  html: string;
}

/** The only mail to somebody, once it has come. */
async function mailTo({ email }: Member): Promise<Mail> {
  let mails: Mail[] = [];
  await expect(async () => {
    const all = (await (await fetch(`${theSystem().mailboxUrl}/mails.json`)).json()) as Mail[];
    mails = all.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
  return mails[0] as Mail;
}

/** Where a link of a mail leads, on the system under test: a mail names the address under which people know it. */
async function openLink(page: Page, { html }: Mail, name: string): Promise<void> {
  const reader = await page.context().newPage();
  await reader.setContent(html);
  const href = await reader.getByRole('link', { name }).getAttribute('href');
  await reader.close();
  await page.goto(href ?? '');
}

test('an invite comes by mail, which fits a narrow phone and is readable, and whose button leads to where it is answered', async ({
  browser,
  page,
}) => {
  const [owner, receiver] = [await aConfirmedMember('Olga'), await aConfirmedMember('Pia')];
  const project = await aProjectOf(owner);
  await anInviteTo(receiver, owner, project);
  const mail = await mailTo(receiver);
  expect(mail.subject).toBe(`${owner.name} invited you to ${project.title}.`);
  const reader = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme });
    await reader.setContent(mail.html);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(reader.getByRole('link', { name: 'View invite' })).toBeVisible();
    await expect(reader.getByText('Answer by')).toBeVisible();
    await expectNoViolation(reader);
  }
  await reader.close();

  await signIn(page, receiver);
  await openLink(page, mail, 'View invite');
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText(project.title).first()).toBeVisible();
  expect((await mailTo(owner)).subject).toContain('accepted your invite');
});

test('a mail is turned off by its link, signed out, and on again in the account', { tag: '@lab' }, async ({ page }) => {
  const [owner, receiver] = [await aConfirmedMember('Otto'), await aConfirmedMember('Paul')];
  await anInviteTo(receiver, owner, await aProjectOf(owner));
  await openLink(page, await mailTo(receiver), 'Unsubscribe');
  const stop = page.getByRole('button', { name: 'Stop emails like this one' });
  await expect(stop).toBeVisible();
  await expect(page.getByText('Stop emails about invites you receive?')).toBeVisible();
  await expectNoViolation(page);
  await stop.click();
  await expect(page.getByText("You won't get any more emails about invites you receive.")).toBeVisible();

  await signInByForm(page, receiver);
  await page.goto('/account');
  const invites = page.getByRole('checkbox', { name: 'Email: Invites you receive' });
  await expect(invites).not.toBeChecked();
  await expectNoViolation(page);
  await invites.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(invites).toBeChecked();
});

test('a link that is not whole says so at once', async ({ page }) => {
  await page.goto('/unsubscribe?token=half');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete or no longer works.');
});

test('another email counts once its link was followed, and the former address is told', { tag: '@lab' }, async ({
  page,
}) => {
  const person = await aConfirmedMember('Pia');
  const { email } = aPerson();
  await signInByForm(page, person);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByText('Change email').click();
  await section.getByLabel('New email').fill(email);
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Send the link' }).click();
  await expect(section.getByRole('status')).toContainText(email);
  await expectNoViolation(page);

  expect((await fetch(await emailChangeLinkOf(person.email))).status).toBe(200);
  await signOut(page);
  await signInByForm(page, { email, password: person.password });
  await page.goto('/account');
  await expect(section).toContainText(email);
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
  expect((await mailTo(person)).subject).toBe('Your email on Crewdeck changed.');
});
