import { answerCalls, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startPush } from './browser-push.ts';
import { endPushHere, keepPush } from './push-here.ts';
import { standInForPush } from './testing/push-browser.ts';

const PATH = '/api/account/push-subscriptions';
const open = jest.fn<(path: string) => void>();

function aBrowser(
  settings: Parameters<typeof standInForPush>[0],
  answer: () => GivenAnswer | Promise<GivenAnswer> = () => ({}),
) {
  return { browser: standInForPush(settings), calls: answerCalls(answer) };
}

describe('being told in this browser', () => {
  it('begins once its worker is active, and ends an older subscription, which may be to another key', async () => {
    const { browser, calls } = aBrowser({ isSubscribed: true });
    const started = startPush('public-key');
    await waitFor(() => {
      browser.becomes('activated');
      expect(browser.log).toEqual(['unsubscribe', 'subscribe']);
    });
    await started;
    const body = { endpoint: 'https://push.test/1', key: 'public-key' };
    expect(calls).toMatchObject([{ method: 'POST', path: PATH, body }]);
  });

  it('fails where the worker can not be installed', async () => {
    const { browser, calls } = aBrowser({});
    const started = startPush('public-key');
    const failed = expect(started).rejects.toThrow('The worker of push could not be installed.');
    await new Promise((resolve) => setTimeout(resolve));
    browser.becomes('redundant');
    await failed;
    expect(calls).toEqual([]);
  });

  it('is brought up to date when its person comes, and keeps the worker new', async () => {
    const { browser, calls } = aBrowser({ isSubscribed: true });
    await keepPush(true, open);
    expect(calls).toMatchObject([{ method: 'POST', path: PATH }]);
    expect(browser.log).toEqual(['update']);
  });

  it('ends where nobody is signed in', async () => {
    const { browser } = aBrowser({ isSubscribed: true });
    await keepPush(false, open);
    expect(browser.isSubscribed()).toBe(false);
  });

  it('is none of the business of a browser that may not show notifications', async () => {
    const { browser, calls } = aBrowser({ isSubscribed: true, permission: 'denied' });
    await keepPush(true, open);
    await endPushHere();
    expect([browser.log, calls]).toEqual([[], []]);
  });

  it('ends before somebody signs out, and the API hears of it', async () => {
    const { browser, calls } = aBrowser({ isSubscribed: true });
    await endPushHere();
    expect(browser.isSubscribed()).toBe(false);
    expect(calls).toMatchObject([{ method: 'DELETE', path: expect.stringContaining(PATH) }]);
    expect(decodeURIComponent(JSON.stringify(calls))).toContain('https://push.test/1');
  });

  it('holds nobody up who signs out while the API hangs', async () => {
    const { browser } = aBrowser({ isSubscribed: true }, () => new Promise(() => undefined));
    const begin = Date.now();
    await endPushHere();
    expect(Date.now() - begin).toBeLessThan(20_000);
    expect(browser.isSubscribed()).toBe(false);
  });
});

test('a click on a notification leads there in the page, which says that it has', async () => {
  jest.resetModules();
  const { browser } = aBrowser({});
  const { answerClicks } = await import('./browser-push.ts');
  answerClicks(open);
  answerClicks(open);
  expect(browser.click('/my-invites')).toEqual(['taken']);
  expect(browser.click(undefined)).toEqual([]);
  expect(open.mock.calls).toEqual([['/my-invites']]);
});
