import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { aMember } from '../support/members.ts';
import { signIn, signOut } from '../support/people.ts';
import { expectToast } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = {
  id: 'event-1',
  title: "You've been invited to Star Map",
  body: 'Olga would like to have you.',
  path: '/my-invites',
};

const section = (page: Page) => page.getByRole('region', { name: 'This browser' });
/** Registers the worker by hand, as no push service can be reached from here to subscribe to. */
async function register(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/push/worker.js');
    const starting = active ? null : (installing ?? waiting);
    await new Promise<void>((resolve) => {
      if (!starting) return resolve();
      starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
    });
  });
}

/** Stands in for the browser's push service, which can't be reached from here; all that follows is real. */
async function subscribeHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEY = 'push-of-test';
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    });
    const found = () => {
      const endpoint = localStorage.getItem(KEY);
      return endpoint === null ? null : subscription(endpoint);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => found(),
      subscribe: async () => {
        localStorage.setItem(KEY, `https://push.example/${crypto.randomUUID()}`);
        return found();
      },
    });
  });
}

/** Delivers messages as the browser does that has got them from its push service. */
async function pushTo(page: Page): Promise<(message: object) => Promise<void>> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.endsWith('/push/') && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  return async (message) => {
    const { origin } = new URL(page.url());
    const data = JSON.stringify(message);
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
  };
}

/** What the browser shows at the moment. */
function shown(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/');
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Only the browser may say that somebody has clicked: this event has no person behind it, so the tab is not brought to the front. */
async function clickNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const self = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const [notification] = await self.registration.getNotifications();
    const waitUntil = (opening: Promise<unknown>) => void opening.catch(() => undefined);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  });
}

test.describe('in a browser that may show notifications', () => {
  test.use({ permissions: ['notifications'] });

  test('a message is shown, and takes the place of the same one', async ({ page }) => {
    await page.goto('/');
    await register(page);
    const push = await pushTo(page);
    const first = { title: MESSAGE.title, body: MESSAGE.body, tag: MESSAGE.id };
    await expect(async () => {
      await push(MESSAGE);
      await expect.poll(() => shown(page), { timeout: 2_000 }).toEqual([first]);
    }).toPass();
    await expect(async () => {
      await push({ ...MESSAGE, body: 'Once more.' });
      await push({ ...MESSAGE, id: 'event-2' });
      await expect
        .poll(async () => (await shown(page)).sort((one, other) => (one.tag < other.tag ? -1 : 1)), { timeout: 2_000 })
        .toEqual([
          { ...first, body: 'Once more.' },
          { ...first, tag: 'event-2' },
        ]);
    }).toPass();
  });

  test('a click leads there in the tab that is open, without loading it anew', { tag: '@lab' }, async ({
    page,
    context,
  }) => {
    await signIn(page, await aMember());
    await page.goto('/account');
    await register(page);
    const push = await pushTo(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // A page that has only just come takes no click yet.
    await expect(async () => {
      await push(MESSAGE);
      await expect.poll(() => shown(page), { timeout: 2_000 }).toHaveLength(1);
      await clickNotification(context);
      await expect(page).toHaveURL(/\/my-invites$/, { timeout: 2_000 });
    }).toPass();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await shown(page)).toEqual([]);
  });

  test('it is begun and ended with a press, and ends when its person signs out', async ({ page }) => {
    await subscribeHere(page);
    await signIn(page, await aMember());
    await page.goto('/account');
    const answered = (method: string) =>
      page.waitForResponse(
        (response) => /push-subscriptions/.test(response.url()) && response.request().method() === method,
      );
    const start = section(page).getByRole('button', { name: 'Turn on notifications' });
    const stop = section(page).getByRole('button', { name: 'Turn off notifications' });

    const [begun] = await Promise.all([answered('POST'), start.click()]);
    expect(begun.status()).toBe(204);
    await expect(stop).toBeFocused();
    await expect(section(page).getByRole('status')).toHaveText(/^This browser notifies you right away/);
    const [ended] = await Promise.all([answered('DELETE'), stop.click()]);
    expect(ended.status()).toBe(204);

    await Promise.all([answered('POST'), start.click()]);
    await expect(stop).toBeVisible();
    const [renewed] = await Promise.all([answered('POST'), page.reload()]);
    expect(renewed.status()).toBe(204);
    const [left] = await Promise.all([answered('DELETE'), signOut(page)]);
    expect(left.status()).toBe(204);
    expect(await page.evaluate(() => localStorage.getItem('push-of-test'))).toBeNull();
  });
});

test.describe('with something for the browser to refuse, which it logs by itself', () => {
  test.use({ permissions: ['notifications'], mayLogErrors: true });

  test('the worker has no page and answers no request, also not of a page in its folder', { tag: '@lab' }, async ({
    page,
  }) => {
    await page.goto('/');
    await register(page);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    const widened = page.evaluate(() => navigator.serviceWorker.register('/push/worker.js', { scope: '/' }));
    await expect(widened).rejects.toThrow('SecurityError');
    const inside = await page.goto('/push/inside');
    expect(inside?.fromServiceWorker()).toBe(false);
    expect(await (await page.request.get('/push/worker.js')).text()).not.toMatch(/fetch|caches/);
  });

  test('a push service that can not be reached leads to a sentence, and nobody is told', { tag: '@lab' }, async ({
    page,
  }) => {
    await signIn(page, await aMember());
    await page.goto('/account');
    await section(page).getByRole('button', { name: 'Turn on notifications' }).click();
    await expectToast(
      page,
      "We couldn't turn on notifications in this browser. Try again later, outside a private window.",
    );
    await expect(section(page).getByRole('button', { name: 'Turn on notifications' })).toBeEnabled();
  });
});

test('a browser that does not let us says so, and how to change it', { tag: '@lab' }, async ({ page, context }) => {
  await context.grantPermissions([]);
  await signIn(page, await aMember());
  await page.goto('/account');
  await expect(section(page)).toContainText('This browser blocks notifications from Crewdeck.');
  await expect(section(page).getByRole('button')).toHaveCount(0);
});
