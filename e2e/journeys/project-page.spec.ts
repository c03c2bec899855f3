import type { Browser, Page } from '@playwright/test';
import { holdBack } from '../support/faults.ts';
import { DESK, expectGoodPage, PHONE, pageOf } from '../support/good-page.ts';
import { expectGoodLayout } from '../support/layout.ts';
import { layoutShiftOf, MOST_SHIFT, watchLayoutShift } from '../support/layout-shift.ts';
import { aMember, aProjectOf, join, type PostedProject } from '../support/members.ts';
import { signInHere } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const LINE = 'I have drawn three campus maps.';

test.use({ viewport: PHONE });

async function open(page: Page, { id, title }: PostedProject): Promise<void> {
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Two people who have never met, one at a desk and one with a phone, and what the first has posted. */
async function twoPeople(browser: Browser) {
  const [ada, grace] = [await aMember('Ada'), await aMember('Grace', { skills: [{ skillId: 'React' }] })];
  const project = await aProjectOf(ada, { techStack: ['React'], rolesNeeded: ['Cartographer'] });
  const [adasPage, gracesPage] = [await pageOf(browser, ada, DESK), await pageOf(browser, grace, PHONE)];
  return { ada, grace, project, adasPage, gracesPage };
}

test('two people find, ask, answer, accept, reach each other and part, and who comes back is told "not now"', {
  tag: '@lab',
}, async ({ browser }) => {
  const { ada, grace, project, adasPage, gracesPage } = await twoPeople(browser);

  await gracesPage.goto('/explore-projects');
  await gracesPage.getByRole('main').getByRole('link', { name: project.title }).first().click();
  await expect(gracesPage).toHaveURL(new RegExp(`/projects/${project.id}$`));
  await gracesPage.getByLabel('Message to the owner').fill(LINE);
  await gracesPage.getByRole('button', { name: 'Show Interest' }).click();
  await expectToast(gracesPage, 'Interest sent successfully!');
  await expect(gracesPage.getByRole('button', { name: 'Interest Sent' })).toBeDisabled();
  await expectGoodPage(gracesPage);

  await adasPage.goto('/my-projects');
  await adasPage.getByRole('link', { name: `1 person is interested in ${project.title}` }).click();
  const interested = adasPage.getByRole('list', { name: 'Interested people' });
  await expect(interested).toContainText(grace.name);
  await expect(interested).toContainText(LINE);
  await expectGoodPage(adasPage);
  await adasPage.getByRole('button', { name: `Invite ${grace.name}` }).click();
  const dialog = adasPage.getByRole('dialog');
  await expect(dialog.getByText(`Say which role you have in mind on ${project.title}.`)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Role' })).toHaveValue('Cartographer');
  await dialog.getByRole('button', { name: 'Send Invite' }).click();
  await expectToast(adasPage, `Invite sent to ${grace.name} for ${project.title}.`);
  await expect(adasPage.getByText('Nobody is waiting for an answer.')).toBeVisible();

  await open(gracesPage, project);
  await expect(gracesPage.getByText(/Your team can't reach you yet/)).toBeVisible();
  await expectGoodPage(gracesPage);
  await gracesPage.getByRole('button', { name: 'Accept' }).click();
  await expectToast(gracesPage, "You've joined the project!");
  const team = gracesPage.getByRole('list', { name: 'Team' });
  await expect(team.getByRole('link', { name: ada.name })).toBeVisible();
  await expect(team.getByText('Email not confirmed')).toHaveCount(2);
  await expect(gracesPage.getByRole('heading', { name: 'Team', exact: true })).toBeFocused();
  await expectGoodPage(gracesPage);

  await gracesPage.getByRole('button', { name: 'More', exact: true }).click();
  await gracesPage.getByRole('button', { name: 'Leave team' }).click();
  await gracesPage.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expectToast(gracesPage, "You've left the team.");
  await expect(gracesPage.getByText('Email not confirmed')).toHaveCount(0);

  await gracesPage.getByRole('button', { name: 'Show Interest' }).click();
  await expectToast(gracesPage, 'Interest sent successfully!');
  await open(adasPage, project);
  await adasPage.getByRole('button', { name: `Not now: ${grace.name}` }).click();
  const question = adasPage.getByRole('alertdialog', { name: `Say “not now” to ${grace.name}?` });
  await expect(question).toContainText("They'll read “The team went another way.”");
  await question.getByRole('button', { name: 'Say not now' }).click();
  await expect(adasPage.getByText('Nobody is waiting for an answer.')).toBeVisible();
  await open(gracesPage, project);
  const panel = gracesPage.getByRole('region', { name: 'What you can do' });
  await expect(panel).toContainText('The team went another way.');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expectGoodPage(gracesPage);
  await Promise.all([adasPage.context().close(), gracesPage.context().close()]);
});

test('whoever gets a link to a project reads all of it, signs in, and is back at it', async ({ page }) => {
  const [owner, visitor] = [await aMember('Owner'), await aMember('Visitor')];
  const project = await aProjectOf(owner, { rolesNeeded: ['Cartographer'], description: 'Maps of noise.' });
  await watchLayoutShift(page);
  await open(page, project);
  for (const text of ['Maps of noise.', 'Cartographer']) await expect(page.getByText(text)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(project.title));
  await expectGoodPage(page);
  const { score, moved } = await layoutShiftOf(page);
  expect(score, moved.join('\n')).toBeLessThan(MOST_SHIFT);

  const panel = page.getByRole('region', { name: 'What you can do' });
  await panel.getByRole('link', { name: 'Sign in to show interest' }).click();
  await signInHere(page, visitor);
  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}$`));
  await expect(panel.getByRole('button', { name: 'Show Interest' })).toBeVisible();
});

/** How high the cover is: of what says nothing, the first wide thing of the page. */
function coverHeight(page: Page): Promise<number | undefined> {
  return page.getByRole('main').evaluate((main) => {
    const silent = [...main.querySelectorAll('[aria-hidden=true]')].filter(({ clientWidth }) => clientWidth > 300);
    return silent.find((element) => !element.querySelector('[aria-hidden=true]'))?.clientHeight;
  });
}

test('the cover of a project is as high while it loads as it is for its team, on each tab', { tag: '@lab' }, async ({
  browser,
}) => {
  const ada = await aMember('Ada');
  const project = await aProjectOf(ada);
  for (const size of [DESK, PHONE]) {
    const page = await pageOf(browser, ada, size);
    const letLoad = await holdBack(page, { method: 'GET', path: new RegExp(`^/api/projects/${project.id}$`) });
    await page.goto(`/projects/${project.id}`);
    await expect(page.getByText('Loading project...')).toBeAttached();
    const height = (await coverHeight(page)) ?? 0;
    expect(height).toBeGreaterThan(80);
    letLoad();
    await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
    for (const tab of ['Overview', 'Team room', 'Manage']) {
      await page.getByRole('tab', { name: tab }).click();
      // A column beside it makes it narrower, and less than a pixel lower.
      await expect.poll(async () => Math.abs(((await coverHeight(page)) ?? 0) - height)).toBeLessThanOrEqual(1);
    }
    await page.context().close();
  }
});

/** On how many lines a text stands, which may be part of a longer one. */
function linesOf(page: Page, text: string): Promise<number> {
  return page
    .getByRole('main')
    .getByText(text)
    .first()
    .evaluate((element, part) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.textContent?.indexOf(part) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + part.length);
        return range.getClientRects().length;
      }
      return 0;
    }, text);
}

test('on a phone at 200 % the team page breaks no word, and addresses before their @', { tag: '@lab' }, async ({
  browser,
}) => {
  const [owner, member] = [await aMember('Owner'), await aMember('Member')];
  const project = await aProjectOf(owner);
  await join(member, owner, project);
  const page = await pageOf(browser, member, { width: 195, height: 422 });
  await open(page, project);
  await expectGoodLayout(page);
  for (const text of ['2 of 3 on the team', '@people.example']) expect(await linesOf(page, text)).toBe(1);
  await page.context().close();
});
