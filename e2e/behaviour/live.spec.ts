import { DESK, pageOf } from '../support/good-page.ts';
import { aLivePage, bellOf, LIVE, opensStream, SOON, twoMembers } from '../support/live-page.ts';
import { anInviteTo, aProjectOf } from '../support/members.ts';
import { signInByForm, signOut } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Past the silence after which a stream is given up, and past a poll. */
const AWAY_MS = 35_000;
const ONE_POLL_MS = 30_000;

// A stream that is refused, or cut off with its API, is logged by the browser.
test.use({ mayLogErrors: true });

test('an invite and its answer are seen at once by the other, without a poll', async ({ browser }) => {
  const [ada, grace] = await twoMembers();
  const project = await aProjectOf(ada);
  const [ofAda, ofGrace] = [await aLivePage(browser, ada), await aLivePage(browser, grace)];

  await anInviteTo(grace, ada, project);
  await expect(bellOf(ofGrace, 1)).toBeVisible(SOON);
  await bellOf(ofGrace, 1).click();
  await ofGrace.getByRole('button', { name: 'Accept' }).click();

  const bell = ofAda.getByRole('banner').getByRole('link', { name: /^My Invites/ });
  await expect(bell).toHaveAccessibleName('My Invites, new activity', SOON);
});

test('one tab has the stream and tells the others; when it is closed, another one takes over', { tag: '@lab' }, async ({
  browser,
}) => {
  const [ada, grace] = await twoMembers();
  const project = await aProjectOf(ada);
  const first = await aLivePage(browser, grace);
  let streams = 0;
  const second = await first.context().newPage();
  second.on('request', (request) => {
    if (request.url().endsWith(LIVE)) streams += 1;
  });
  await second.goto('/explore');
  await expect(bellOf(second, 0)).toBeVisible();
  await anInviteTo(grace, ada, project);
  await expect(bellOf(second, 1)).toBeVisible(SOON);
  expect(streams).toBe(0);

  const opened = opensStream(second);
  await first.close();
  await opened;
  await anInviteTo(grace, ada, await aProjectOf(ada));
  await expect(bellOf(second, 2)).toBeVisible(SOON);
  expect(streams).toBe(1);
});

test('where a proxy refuses the stream, or keeps it back, every tab polls', { tag: '@lab' }, async ({ browser }) => {
  const [ada, grace] = await twoMembers();
  const [refused, silent] = [await pageOf(browser, grace, DESK), await pageOf(browser, grace, DESK)];
  await refused.context().route(`**${LIVE}`, (route) => route.abort());
  await silent.context().route(`**${LIVE}`, () => undefined);
  // A clock runs like any other, and can be put forward, with those of all tabs of its browser.
  for (const { clock } of [refused, silent]) await clock.install();
  const other = await refused.context().newPage();
  const pages = [refused, other, silent];
  for (const page of pages) await page.goto('/explore');
  for (const page of pages) await expect(bellOf(page, 0)).toBeVisible();
  await anInviteTo(grace, ada, await aProjectOf(ada));
  // Playwright shows every tab as one that somebody looks at.
  for (const { clock } of [refused, silent]) await clock.fastForward(ONE_POLL_MS);
  for (const page of pages) await expect(bellOf(page, 1)).toBeVisible();
});

test('whoever was away for longer than anything waits sees what has come as soon as they are back', {
  tag: '@lab',
}, async ({ browser }) => {
  const [ada, grace] = await twoMembers();
  const project = await aProjectOf(ada);
  const page = await aLivePage(browser, grace);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await anInviteTo(grace, ada, project);
  await page.clock.fastForward(AWAY_MS);
  await expect(bellOf(page, 0)).toBeVisible();
  await page.context().setOffline(false);
  await expect(bellOf(page, 1)).toBeVisible(SOON);
});

test('signing out ends the stream in every tab, and the next person has their own', { tag: '@lab' }, async ({
  browser,
}) => {
  const [ada, grace] = await twoMembers();
  const page = await aLivePage(browser, grace);
  const other = await page.context().newPage();
  await other.goto('/');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(LIVE));
  await signOut(other);
  await ended;

  const opened = opensStream(page.context());
  await signInByForm(page, ada);
  const stream = await opened;
  expect(await stream.request().headerValue('authorization')).not.toBe(grace.authorization);
});
