import type { BrowserContext, Page, Route } from '@playwright/test';
import {
  doingInEffect,
  FAILURE,
  forgeRelease,
  throwingOnLoad,
  throwingOnRender,
  truncated,
  without,
} from '../support/forge-release.ts';
import { anAccount } from '../support/members.ts';
import { MODULES } from '../support/modules.ts';
import { signIn } from '../support/people.ts';
import { makeLive, servedRegistry, statusOf } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

interface Fault {
  /** What pages report of it; `null` where nothing proves that it is the fault of the release. */
  outcome: 'load' | 'timeout' | 'integrity' | 'contract' | 'crash' | null;
  /** Publishes a release that is broken in this way, or a good one that does not reach this browser. Gives its id. */
  arrange: (context: BrowserContext, module: string) => Promise<string>;
}

const filesOf = (module: string, release: string) => `**/modules/${module}/${release}/**`;
const WIFI_PAGE = '<!doctype html><title>Sign in to the WiFi</title>';

const FAULTS: Record<string, Fault> = {
  'is answered with a page of HTML and 404': {
    outcome: 'load',
    arrange: async (context, module) => {
      const release = await forgeRelease(module);
      const answer = { status: 404, contentType: 'text/html', body: WIFI_PAGE };
      await context.route(filesOf(module, release), (route) => route.fulfill(answer));
      return release;
    },
  },
  'is cut off in the middle': { outcome: 'crash', arrange: (_context, module) => truncated(module) },
  'has other bytes than were published': {
    outcome: 'integrity',
    arrange: async (context, module) => {
      const release = await forgeRelease(module);
      await context.route(filesOf(module, release), alterScript);
      return release;
    },
  },
  'needs another SDK than the shell has': {
    outcome: 'contract',
    arrange: async (context, module) => {
      const release = await forgeRelease(module);
      await rewriteRequirements(context, release);
      return release;
    },
  },
  'throws when it is drawn for the first time': {
    outcome: 'crash',
    arrange: (_context, module) => throwingOnRender(module),
  },
  'is unreachable': {
    outcome: null,
    arrange: async (context, module) => {
      const release = await forgeRelease(module);
      await context.route(filesOf(module, release), (route) => route.abort());
      return release;
    },
  },
  'takes longer than anybody waits': {
    outcome: 'timeout',
    arrange: async (context, module) => {
      const release = await forgeRelease(module);
      await context.route(filesOf(module, release), () => undefined);
      return release;
    },
  },
  'throws while it is loaded': { outcome: 'crash', arrange: (_context, module) => throwingOnLoad(module) },
  'throws in an effect': { outcome: 'crash', arrange: (_context, module) => doingInEffect(module, FAILURE) },
  'has lost its style sheets': {
    outcome: 'load',
    arrange: (_context, module) => without(module, (file) => file.endsWith('.css')),
  },
};

/** On its way, as by a cache: an edge itself does not serve such a file. */
async function alterScript(route: Route): Promise<void> {
  if (!route.request().url().endsWith('.js')) return route.continue();
  const response = await route.fetch();
  await route.fulfill({ contentType: 'text/javascript', body: `${await response.text()}\n//` });
}

/** The API lets no such release go live, so pages are told that this one is. */
async function rewriteRequirements(context: BrowserContext, release: string): Promise<void> {
  const requirement = new RegExp(`("requires":\\{"sdk":")[^"]+("[^}]*\\},"release":"${release}")`, 'g');
  await context.route(
    (url) => !url.pathname.startsWith('/modules/') && !url.pathname.startsWith('/api/'),
    // The page may have been left meanwhile, and its calls with it.
    (route) => rewrite(route, requirement, '$1^9.0.0$2').catch(() => undefined),
  );
}

async function rewrite(route: Route, pattern: RegExp, replacement: string): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(pattern, replacement);
  await route.fulfill({ response, body });
}

// A browser logs failed requests and refused scripts by itself.
test.use({ mayLogErrors: true, mayLetErrorsEscape: true });

type Shown = (typeof MODULES)[number];

interface Broken {
  shown: Shown;
  outcome: Fault['outcome'];
  release: string;
  goBack: () => Promise<void>;
}

async function breakModule(context: BrowserContext, shown: Shown, { outcome, arrange }: Fault): Promise<Broken> {
  const release = await arrange(context, shown.module);
  return { shown, outcome, release, goBack: await makeLive(shown.module, release) };
}

async function expectReported({ shown: { module }, release, outcome }: Broken): Promise<void> {
  const failures = async () => (await statusOf(module)).failures.map((one) => `${one.outcome} ${one.release}`);
  await expect.poll(failures, module).toEqual(outcome ? [`${outcome} ${release}`] : []);
}

async function expectPage(page: Page, { path, heading }: Shown): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

const faults = Object.entries(FAULTS);
const FURTHER = process.env.CREWDECK_LABS ? [faults.slice(MODULES.length)] : [];
// As many as there are modules at once: each page stands although its own release and those of all others are broken.
for (const broken of [faults.slice(0, MODULES.length), ...FURTHER]) {
  const how = broken.map(([fault]) => fault).join(', ');
  test(`while the live release of each module is broken in another way, people get the last good ones, and each is reported: it ${how}`, async ({
    page,
    context,
  }) => {
    await signIn(page, await anAccount());
    const releases = await Promise.all(
      broken.map(([fault, details], index) => {
        const shown = MODULES[index];
        if (!shown) throw new Error(`There is no module that ${fault}.`);
        return breakModule(context, shown, details);
      }),
    );
    try {
      for (const { shown } of releases) {
        await expectPage(page, shown);
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      for (const one of releases) await expectReported(one);
    } finally {
      for (const { goBack } of releases) await goBack();
    }
  });
}

test('while no release of a module can be had, a named panel stands in its place, the rest works, and another try brings it back', async ({
  page,
}) => {
  await signIn(page, await anAccount());
  for (const [index, { module, path, title, heading }] of MODULES.entries()) {
    await page.route(`**/modules/${module}/**`, (route) => route.abort());
    const other = MODULES[(index + 1) % MODULES.length];
    if (other) await expectPage(page, other);

    await page.goto(path);
    await expect(page.getByRole('heading', { name: `${title} isn't available right now` })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('each module has two candidates, its live release and its last good one', async () => {
  const { modules } = await servedRegistry();
  expect(MODULES.map(({ module }) => modules[module]?.candidates.length)).toEqual(MODULES.map(() => 2));
});
