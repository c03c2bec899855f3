import { aLivePage, bellOf, opensStream, SOON, twoMembers } from '../support/live-page.ts';
import { anInviteTo, aProjectOf } from '../support/members.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

// A stream that is refused, or cut off with its API, is logged by the browser.
test.use({ mayLogErrors: true });

test('an API that was killed, and comes back, is listened to again', async ({ browser }) => {
  const [ada, grace] = await twoMembers();
  const project = await aProjectOf(ada);
  const page = await aLivePage(browser, grace);
  const opened = opensStream(page);
  const { pid } = theSystem().service('api');
  if (pid) process.kill(pid, 'SIGKILL');
  await opened;

  await anInviteTo(grace, ada, project);
  await expect(bellOf(page, 1)).toBeVisible(SOON);
});
