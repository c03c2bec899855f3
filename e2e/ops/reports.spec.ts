import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expectGoodPage } from '../support/good-page.ts';
import { aMember, anInviteTo, aProjectOf, type Member } from '../support/members.ts';
import { OPS, signIn, signInByForm } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

// Who is hidden does not exist, who is suspended is refused, and a browser logs either.
test.use({ mayLogErrors: true });

const REASON = 'It sells essays.';
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

async function sendReport(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('dialog').getByLabel("What's wrong?").selectOption('Spam or advertising');
  await page.getByRole('dialog').getByLabel('What happened?').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
}

async function decide(page: Page, name: string, [button, confirm]: readonly [string, string]): Promise<void> {
  await card(page, name).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** In a browser of their own. */
async function signedInElsewhere(page: Page, person: Pick<Member, 'email' | 'password'>): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser for somebody else.');
  const other = await context.newPage();
  await signIn(other, person);
  return other;
}

async function asOps(page: Page): Promise<Page> {
  const ops = await signedInElsewhere(page, OPS);
  await ops.goto('/ops/reports');
  return ops;
}

const pageOf = ({ profileId }: Member) => `/people/${profileId}`;

test('a reported person is hidden by ops, with what is theirs, reads why, and is shown again', { tag: '@lab' }, async ({
  page,
}) => {
  const [reporter, reported] = [await aMember('Reporter'), await aMember('Reported')];
  const project = await aProjectOf(reported);
  await signIn(page, reporter);
  await page.goto(pageOf(reported));
  await sendReport(page, 'Sells essays under every project.');

  const ops = await asOps(page);
  await expect(card(ops, reported.name)).toContainText('Sells essays under every project.');
  await expect(card(ops, reported.name)).not.toContainText(reporter.name);
  await decide(ops, reported.name, ['Hide…', 'Hide']);
  await expectToast(ops, `${reported.name} is hidden.`);
  await expect(card(ops, reported.name)).toHaveCount(0);

  for (const [path, text] of [
    [pageOf(reported), 'The link may be wrong'],
    [`/explore?search=${encodeURIComponent(reported.name)}`, 'Nobody matches'],
    [`/explore-projects?search=${encodeURIComponent(project.title)}`, 'Nothing matches'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  const own = await signedInElsewhere(page, reported);
  for (const path of ['/profile', pageOf(reported), `/projects/${project.id}`]) {
    await own.goto(path);
    await expect(own.getByText(/ is hidden\. /)).toBeVisible();
    await expectNoViolation(own);
  }
  await expect(own.getByText(/ is hidden\. /)).toContainText('Only its team sees it');

  await ops.getByRole('tab', { name: 'Decided' }).click();
  await decide(ops, reported.name, ['Show again…', 'Show again']);
  await page.goto(pageOf(reported));
  await expect(page.getByRole('heading', { level: 1, name: reported.name })).toBeVisible();
  await ops.context().close();
  await own.context().close();
});

test('the sender of a reported invite is suspended, signed out wherever they are, and comes back', async ({ page }) => {
  const [receiver, sender] = [await aMember('Receiver'), await aMember('Sender')];
  await anInviteTo(receiver, sender, await aProjectOf(sender));
  await signIn(page, receiver);
  await page.goto('/my-invites');
  await sendReport(page, 'They threaten me.');
  const theirs = await signedInElsewhere(page, sender);
  await theirs.goto('/my-projects');

  const ops = await asOps(page);
  await expect(card(ops, sender.name)).toContainText('Spam or advertising, in an invite');
  await decide(ops, sender.name, ['Suspend…', 'Suspend']);

  await theirs.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
  await expect(theirs.getByText(`Reason: “${REASON}”`)).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'support@demo.crewdeck.example' })).toBeVisible();
  await expectNoViolation(theirs);
  await theirs.getByRole('button', { name: 'Continue as a visitor' }).click();
  await expect(theirs.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/my-invites');
  await expect(page.getByText('No invites received yet.')).toBeVisible();

  await ops.getByRole('tab', { name: 'Decided' }).click();
  await decide(ops, sender.name, ['Lift suspension…', 'Lift suspension']);
  await expectToast(ops, `${sender.name} can sign in again.`);
  await signInByForm(theirs, sender);
  await theirs.goto('/my-projects');
  await expect(theirs.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible();
  await ops.context().close();
  await theirs.context().close();
});

test('reports are decided on by keyboard alone, and the page is for ops', { tag: '@lab' }, async ({ page }) => {
  const [reporter, reported] = [await aMember('Reporter'), await aMember('Reported')];
  await reporter.send('POST', '/api/abuse-reports', {
    subject: { kind: 'person', id: reported.profileId },
    category: 'fake',
    words: 'Not who they say they are.',
  });
  await signIn(page, OPS);
  await page.goto('/ops/reports');
  await expect(card(page, reported.name)).toBeVisible();
  await expectGoodPage(page);
  await card(page, reported.name).getByRole('button', { name: 'Dismiss…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.type('It is them.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, `Reports about ${reported.name} are dismissed.`);
  await expect(page.getByRole('main')).toBeFocused();
});
