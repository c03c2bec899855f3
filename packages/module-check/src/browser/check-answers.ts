import { setTimeout as after } from 'node:timers/promises';
import type { HostConfig } from '@crewdeck/releases';
import type { BrowserContext, Route } from 'playwright-core';
import { type Looked, openPage } from './open-page.ts';
import { isPart } from './release-parts.ts';

/** A connection on a train. */
const SLOW_MS = 3_000;

/** What may come of calls and of parts, and a page lives with. */
interface Answers {
  /** As in a sentence: *while …*. */
  name: string;
  /** Of the API's answers, or of the module's own parts. */
  isMeant: (url: URL, looked: Looked) => boolean;
  answer: (route: Route) => unknown;
  config?: Partial<HostConfig>;
  /** There is no end to wait for, and a panel that says so will do. */
  isEndless?: boolean;
}

const isCall = ({ pathname }: URL) => pathname.startsWith('/api/');

const ANSWERS: readonly Answers[] = [
  {
    name: 'the API refuses its calls',
    isMeant: isCall,
    answer: (route) =>
      route.fulfill({ status: 403, json: { error: 'Refused by the check.', code: 'request.forbidden' } }),
  },
  {
    name: 'the API does not answer its calls',
    isMeant: isCall,
    answer: () => undefined,
    config: { moduleLoadTimeoutMs: 2_000 },
    isEndless: true,
  },
  {
    name: 'a part of it is slow',
    isMeant: (url, { build }) => isPart(url, build),
    answer: (route) => after(SLOW_MS).then(() => route.fallback()),
    config: { moduleLoadTimeoutMs: 10 * SLOW_MS },
  },
];

/** Whatever is answered, a page stands, and lets no error escape. */
export async function answerProblems(context: BrowserContext, looked: Looked): Promise<string[]> {
  const seen: (string | null)[] = [];
  // One by one: a busy machine seems idle to a page, and its calls are not over.
  for (const answers of ANSWERS) seen.push(await problemOf(context, looked, answers));
  return seen.filter((text) => text !== null);
}

async function problemOf(context: BrowserContext, looked: Looked, answers: Answers): Promise<string | null> {
  const { name, isMeant, answer, config = {}, isEndless } = answers;
  const { page, errors, load, stands, isTitled } = await openPage(context, { ...looked, config });
  await page.route((url) => isMeant(url, looked), answer);
  try {
    await load();
    if (!isEndless) await page.waitForLoadState('networkidle');
    const isThere = await (isEndless ? isTitled() : stands());
    return isThere && errors.length === 0
      ? null
      : `While ${name}, ${looked.page.address} does not stand. ${errors[0] ?? ''}`.trim();
  } finally {
    await page.close();
  }
}
