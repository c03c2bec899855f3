import { forgeRelease } from '../support/forge-release.ts';
import { change, liveReleaseOf } from '../support/registry.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const MODULE = 'mf-hackathons';
const BROWSERS = 100;

/** The release that a browser gets, and the cookie that it keeps from now on. */
async function visit(cookie = ''): Promise<{ release: string | undefined; cookie: string }> {
  const response = await fetch(`${theSystem().url}/explore-hackathons`, { headers: { cookie } });
  const page = await response.text();
  const release = new RegExp(`/modules/${MODULE}/([^/]+)/remoteEntry`).exec(page)?.[1];
  return { release, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}

test('a canary goes to its share of the browsers, and each of them keeps what it has', async () => {
  const live = await liveReleaseOf(MODULE);
  const canary = await forgeRelease(MODULE);
  expect((await visit()).cookie).toBe('');

  await change(MODULE, { action: 'activate', release: canary, percent: 50 });
  try {
    await expect.poll(async () => (await visit()).cookie).not.toBe('');
    const visits = await Promise.all(Array.from({ length: BROWSERS }, () => visit()));
    const lucky = visits.filter(({ release }) => release === canary);
    // Half of 100, give or take five standard deviations.
    expect(lucky.length).toBeGreaterThan(BROWSERS * 0.25);
    expect(lucky.length).toBeLessThan(BROWSERS * 0.75);
    expect(visits.filter(({ release }) => release === live)).toHaveLength(BROWSERS - lucky.length);

    const again = await Promise.all(visits.slice(0, 20).map(({ cookie }) => visit(cookie)));
    expect(again.map(({ release }) => release)).toEqual(visits.slice(0, 20).map(({ release }) => release));

    await change(MODULE, { action: 'activate', release: canary, percent: 90 });
    await expect.poll(async () => (await shareOf(canary, visits)) > lucky.length).toBe(true);
    const stillLucky = await Promise.all(lucky.map(({ cookie }) => visit(cookie)));
    expect(stillLucky.every(({ release }) => release === canary)).toBe(true);
  } finally {
    await change(MODULE, { action: 'end_canary', reason: 'The test is over.' });
  }
  // Only a browser that has drawn lots gets a cookie; what one browser drew says nothing of whether it is over.
  await expect.poll(async () => (await visit()).cookie).toBe('');
  expect((await visit()).release).toBe(live);
});

async function shareOf(release: string, visits: readonly { cookie: string }[]): Promise<number> {
  const again = await Promise.all(visits.map(({ cookie }) => visit(cookie)));
  return again.filter((it) => it.release === release).length;
}
