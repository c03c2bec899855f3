import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import type { HealthyState } from './healthy-states.ts';
import { aScene, OPEN_PARTS, openPart } from './open-parts.ts';
import { signIn } from './people.ts';
import { reportCounts, reportsSince } from './registry.ts';
import { theSystem } from './system.ts';
import { expect, test } from './test.ts';
import { type Watched, watch } from './watched-context.ts';

/** A page is looked at five seconds after it was drawn, and then no more. */
export const REST_MS = 10_000;
const LONGEST_STEP_MS = 30_000;

export async function newContext(browser: Browser, { window, script }: HealthyState): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: theSystem().url, reducedMotion: 'reduce', ...window });
  if (script) await context.addInitScript(script);
  return context;
}

type Counts = Awaited<ReturnType<typeof reportCounts>>;

/** @param asked how many documents were asked for */
export async function expectNoBlame({ documents, errors }: Watched, before: Counts, asked: number, escapes?: string) {
  expect(documents).toHaveLength(asked);
  expect(errors.filter((error) => error !== escapes)).toEqual([]);
  await expect.poll(async () => (await reportsSince(before)).ok.length).toBeGreaterThanOrEqual(1);
  expect((await reportsSince(before)).others).toEqual([]);
}

/** Opens every dialog, menu and widget in one browser, types into those that take words, and waits. */
export function testOpenParts(where: string, state: HealthyState): void {
  test(`every dialog, menu and widget stays open ${where}, with what was typed; nothing is blamed and no page loads itself`, async ({
    playwright,
    launchOptions,
    browser: usual,
  }) => {
    const args = [...(launchOptions.args ?? []), ...(state.flags ?? [])];
    const browser = state.flags ? await playwright.chromium.launch({ ...launchOptions, args }) : usual;
    const context = await newContext(browser, state);
    const watched = watch(context);
    const [scene, before] = [await aScene(), await reportCounts()];
    await signIn(await context.newPage(), scene.me);

    const opened = [];
    for (const [name, part] of Object.entries(OPEN_PARTS)) {
      const page = await context.newPage();
      page.setDefaultTimeout(LONGEST_STEP_MS);
      opened.push({ name, page, ...(await test.step(name, () => openPart(page, part, scene))) });
      await state.meanwhile?.(page, false);
    }
    await sleep(REST_MS);
    for (const { name, page, part, typed } of opened) {
      await state.meanwhile?.(page, true);
      await expect.soft(part, name).toBeVisible();
      if (typed) await expect.soft(typed, name).toHaveValue('Half a thought.');
    }
    await expectNoBlame(watched, before, opened.length, state.escapes);
    await context.close();
    if (state.flags) await browser.close();
  });
}
