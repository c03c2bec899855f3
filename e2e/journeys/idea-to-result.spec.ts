import type { Browser, Locator, Page } from '@playwright/test';
import { DESK, expectGoodPage, PHONE } from '../support/good-page.ts';
import { aMember, type Member } from '../support/members.ts';
import { signIn } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

/** What one step may take, from the start page on. Typing isn't counted. */
const MOST_PRESSES = 3;
const REPOSITORY = 'github.com/crew/tide-tables';

/** Somebody in a browser of their own, whose presses are counted. */
class Walker {
  private presses = 0;

  private constructor(
    readonly member: Member,
    readonly page: Page,
    private readonly isTouch: boolean,
  ) {}

  static async start(browser: Browser, member: Member, isTouch: boolean): Promise<Walker> {
    const viewport = isTouch ? PHONE : DESK;
    const context = await browser.newContext({ baseURL: theSystem().url, viewport, hasTouch: isTouch });
    const page = await context.newPage();
    const walker = new Walker(member, page, isTouch);
    await page.exposeFunction('countPress', () => walker.count());
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => Reflect.get(window, 'countPress')(), { capture: true });
    });
    await signIn(page, member);
    await page.goto('/');
    return walker;
  }

  count(): void {
    this.presses += 1;
  }

  press(target: Locator): Promise<void> {
    return this.isTouch ? target.tap() : target.click();
  }

  /** One step, and how many presses it took. */
  async step(name: string, take: (page: Page) => Promise<void>): Promise<void> {
    this.presses = 0;
    await test.step(name, () => take(this.page));
    expect.soft(this.presses, name).toBeGreaterThan(0);
    expect.soft(this.presses, name).toBeLessThanOrEqual(MOST_PRESSES);
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }
}

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name });

test('three people go from an idea to a finished page in steps of three presses, one at a desk and two on phones, by touch', async ({
  browser,
  page: visitor,
}) => {
  const [owner, grace, hedy] = await Promise.all(
    ['Ada', 'Grace', 'Hedy'].map(async (name) => Walker.start(browser, await aMember(name), name !== 'Grace')),
  );
  if (!owner || !grace || !hedy) throw new Error('There are three.');
  const title = `Tide tables of ${owner.member.name}`;

  await owner.step('posts a project', async (page) => {
    await owner.press(link(page, 'Post a project'));
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('When the harbour is deep enough, on one page.');
    await page.getByLabel('Max team size').fill('3');
    await owner.press(button(page, 'Post Project'));
    await expectToast(page, 'Project created successfully!');
  });

  await grace.step('shows interest', async (page) => {
    await grace.press(link(page, 'Find a project'));
    await page.getByRole('searchbox').fill(title);
    const card = page.getByRole('listitem', { name: title });
    await grace.press(card.getByRole('button', { name: 'Show Interest' }));
    await expectToast(page, 'Interest sent successfully!');
  });

  await owner.page.goto('/');
  await owner.step('finds who is interested', async (page) => {
    await owner.press(link(page, 'Your project'));
    await owner.press(page.getByRole('list', { name: 'Your teams' }).getByRole('link', { name: title }));
    await expect(page.getByRole('list', { name: 'Interested people' })).toContainText(grace.member.name);
  });

  await owner.step('invites who is interested', async (page) => {
    await owner.press(button(page, `Invite ${grace.member.name}`));
    await dialog(page).getByRole('textbox', { name: 'Role' }).fill('Designer');
    await owner.press(dialog(page).getByRole('button', { name: 'Send Invite' }));
    await expectToast(page, `Invite sent to ${grace.member.name} for ${title}.`);
  });

  await owner.page.goto('/');
  await owner.step('invites somebody from the directory', async (page) => {
    await owner.press(link(page, 'Find people'));
    await page.getByRole('searchbox').fill(hedy.member.name);
    const card = page.getByRole('listitem', { name: hedy.member.name });
    await owner.press(card.getByRole('button', { name: 'Invite to Collaborate' }));
    await dialog(page).getByLabel('Project').selectOption({ label: title });
    await dialog(page).getByLabel('Role').fill('Oceanographer');
    await owner.press(dialog(page).getByRole('button', { name: 'Send Invite' }));
    await expectToast(page, `Invite sent to ${hedy.member.name} for ${title}.`);
  });

  for (const one of [grace, hedy]) {
    await one.page.goto('/');
    await one.step('accepts', async (page) => {
      await one.press(link(page, 'Your invites'));
      await one.press(button(page, 'Accept'));
      await expectToast(page, "You've joined the project!");
    });
  }

  const rooms = [owner, grace, hedy].map(({ page }) => page.getByRole('region', { name: 'Team room' }));
  for (const [place, one] of [owner, grace, hedy].entries()) {
    await one.page.goto('/');
    await one.step('opens the team room', async (page) => {
      await one.press(link(page, 'Your teams'));
      await one.press(page.getByRole('list', { name: 'Your teams' }).getByRole('link', { name: title }));
      await one.press(page.getByRole('tab', { name: 'Team room' }));
      await expect(rooms[place] as Locator).toBeVisible();
    });
  }
  const [ownersRoom, gracesRoom, hedysRoom] = rooms as [Locator, Locator, Locator];

  await owner.step('adds the repository', async () => {
    await ownersRoom.getByLabel('Add a link').fill(REPOSITORY);
    await owner.press(ownersRoom.getByRole('button', { name: 'Add link' }));
    await expect(gracesRoom.getByRole('link', { name: `Repository ${REPOSITORY}` })).toBeVisible();
  });

  await grace.step('writes to the team', async () => {
    await gracesRoom.getByLabel('Write to your team').fill('Hello, I have the charts.');
    await grace.press(gracesRoom.getByRole('button', { name: 'Send note' }));
    await expect(hedysRoom.getByText('Hello, I have the charts.')).toBeVisible();
  });

  await hedy.step('proposes a meeting', async (page) => {
    await hedy.press(hedysRoom.getByRole('button', { name: 'Propose a meeting' }));
    await hedy.press(dialog(page, 'Propose a meeting').getByRole('button', { name: 'Propose meeting' }));
    await expect(ownersRoom.getByRole('list', { name: 'Meetings' })).toContainText('No answer yet');
  });

  for (const [one, room] of [
    [owner, ownersRoom],
    [grace, gracesRoom],
  ] as const) {
    await one.step('confirms the meeting', async () => {
      await one.press(room.getByRole('button', { name: 'I can make it', exact: true }));
      await expect(room.getByRole('list', { name: 'Meetings' })).toContainText(
        /Can make it: [^:]*\byou|Everyone confirmed/,
      );
    });
  }
  await expect(hedysRoom.getByRole('list', { name: 'Meetings' })).toContainText('Everyone confirmed');
  await hedy.page.goto('/');
  await expect(hedy.page.getByRole('region', { name: 'Coming up' })).toContainText('First meeting');

  await owner.step('completes the project', async (page) => {
    await owner.press(page.getByRole('tab', { name: 'Manage' }));
    await owner.press(button(page, 'Finish project'));
    await owner.press(page.getByRole('alertdialog').getByRole('button', { name: 'Finish project' }));
    await expect(dialog(page, `You finished ${title}`)).toBeVisible();
  });

  const finishOf = (page: Page) => page.getByRole('region', { name: 'Results' });
  await owner.step('adds what came of it', async (page) => {
    const result = dialog(page, `You finished ${title}`);
    await result.getByLabel('Repository').fill(REPOSITORY);
    await result.getByLabel('Place or prize').fill('First place');
    await owner.press(result.getByRole('button', { name: 'Save' }));
    await expect(finishOf(page).getByText('First place')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Interested people' })).toHaveCount(0);
  });
  await expectGoodPage(owner.page);
  // Its tools have no line of their own on a phone.
  const state = await owner.page.getByText('Completed', { exact: true }).boundingBox();
  const tool = await owner.page.getByRole('button', { name: 'Copy link' }).boundingBox();
  expect(tool?.y).toBeLessThan((state?.y ?? 0) + (state?.height ?? 0));

  await grace.page.goto('/my-invites?tab=activity');
  await grace.step('says what they did', async (page) => {
    await grace.press(link(page, title));
    await expect(page).toHaveURL(/#finish$/);
    await grace.press(finishOf(page).getByRole('button', { name: 'Add what you did' }));
    const credit = dialog(page, 'What you did');
    await credit.getByLabel('In one line').fill('Drew the charts');
    await grace.press(credit.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('list', { name: 'Team', exact: true })).toContainText('Drew the charts');
  });

  await visitor.goto('/explore-projects');
  await visitor.getByRole('button', { name: 'Finished' }).click();
  await visitor.getByRole('link', { name: title }).click();
  await expect(finishOf(visitor).getByRole('link', { name: `Repository ${REPOSITORY}` })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Roles open' })).toHaveCount(0);
  await finishOf(visitor).getByRole('link', { name: grace.member.name }).click();
  await expect(visitor.getByRole('region', { name: 'Finished projects' })).toContainText(title);

  await grace.step('leaves their name out', async (page) => {
    await grace.press(finishOf(page).getByRole('button', { name: 'Change your credit' }));
    const credit = dialog(page, 'What you did');
    await grace.press(credit.getByRole('button', { name: 'Leave my name out' }));
    await grace.press(credit.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('list', { name: 'Team', exact: true })).not.toContainText('Drew the charts');
  });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: grace.member.name })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Finished projects' })).toHaveCount(0);
  for (const one of [owner, grace, hedy]) await one.end();
});
