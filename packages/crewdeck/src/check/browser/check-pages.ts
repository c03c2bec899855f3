import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { Finding } from '../finding.ts';
import type { Subject } from '../subject.ts';
import { leftBehind } from './left-behind.ts';
import { looksOf, violationsOf, watchTasks } from './look-at-page.ts';
import { findPages } from './module-pages.ts';
import { type Looked, openPage } from './open-page.ts';
import { type Member, signIn } from './sign-in.ts';

/** The environment that pages are opened in. */
export interface Visit {
  /** Origin of its pages. */
  site: string;
  browser: Browser;
  /** Who opens the pages for members; `null` where nobody can. */
  member: Member | null;
  /** Is told what could not be looked at. */
  tell: (text: string) => void;
}

/** Somebody at a screen. */
interface Person {
  /** As in *a visitor at 390 px*. */
  name: string;
  isMember: boolean;
  context: BrowserContext;
}

/** In pixels: of a phone and of a desk. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const REFUSAL = { status: 403, json: { error: 'Refused by the check.', code: 'request.forbidden' } };
/** A fixed wait for a page to send its calls and to react, in milliseconds. */
const SETTLING_MS = 1_500;
/** The longest wait for the browser to become idle, in milliseconds. */
const DRAWING_MS = 5_000;
/** Ways the API can fail: its name in findings, what answers a call, and the wait before the page is judged. */
const API_FAILURES: readonly [
  name: string,
  answer: (route: Route) => unknown,
  settled: (page: Page) => Promise<unknown>,
][] = [
  [
    'the API refuses its calls',
    (route) => route.fulfill(REFUSAL),
    (page) => Promise.all([untilNoCalls(page), after(SETTLING_MS)]),
  ],
  // A call that hangs has no end to wait for.
  ['the API does not answer its calls', () => undefined, () => after(SETTLING_MS)],
];

/** Opens the module's pages in the live shell, as visitors and members see them. */
export async function checkPages(subject: Subject, visit: Visit): Promise<Finding[]> {
  const { site, tell } = visit;
  const { build } = subject;
  const found = await findPages(subject, site, visit.member !== null);
  for (const page of found) if ('unopened' in page) tell(page.unopened);
  const people = await peopleOf(visit);
  try {
    const seen: Finding[] = [];
    for (const page of found) if ('address' in page) seen.push(...(await checkPage(people, { site, build, page })));
    return seen;
  } finally {
    for (const { context } of people) await context.close();
  }
}

async function peopleOf({ browser, site, member }: Visit): Promise<Person[]> {
  const people: Person[] = [];
  for (const isMember of member ? [false, true] : [false])
    for (const viewport of SIZES) {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
      people.push({ name: `a ${isMember ? 'member' : 'visitor'} at ${viewport.width} px`, isMember, context });
      if (isMember && member) await signIn(context, site, member);
    }
  return people;
}

/** Stops at the first person and the first stage with findings: later ones often have the same cause. */
async function checkPage(people: readonly Person[], looked: Looked): Promise<Finding[]> {
  const { address, file, isForMembers } = looked.page;
  const able = people.filter(({ isMember }) => isMember || !isForMembers);
  for (const { name, context } of able) {
    const seen = await look(context, looked);
    if (seen.length > 0)
      return seen.map(({ check, text }) => ({ check, text: `${address}, for ${name}: ${text}`, file }));
  }
  const [first] = able;
  if (!first) return [];
  const falls = await answerProblems(first.context, looked);
  if (falls.length > 0) return falls.map((text) => ({ check: 'faults', text, file }));
  // Slow, as it visits the page ten times: only for a page that passed everything else.
  return (await leaksOf(first.context, looked)).map((text) => ({ check: 'leaks', text, file }));
}

async function look(context: BrowserContext, looked: Looked): Promise<Pick<Finding, 'check' | 'text'>[]> {
  const { page, errors, failedCalls, load, cause } = await openPage(context, looked);
  const tell = (check: string) => (text: string) => ({ check, text });
  try {
    await watchTasks(page);
    if (!(await load())) return [tell('render')(`it does not appear. ${await cause()}`.trim())];
    await untilNoCalls(page);
    if (errors.length > 0)
      return [...new Set(errors)].map((message) => tell('render')(`it lets an error escape: ${message}`));
    return [
      ...firstCallProblems(looked, failedCalls).map(tell('calls')),
      ...(await looksOf(page)).map((text) => tell('render')(`it ${text}`)),
      ...(await violationsOf(page)).map(tell('axe')),
    ];
  } finally {
    await page.close();
  }
}

function firstCallProblems({ page: { firstCall } }: Looked, failedCalls: readonly string[]): string[] {
  if (!firstCall) return [];
  const [path = ''] = firstCall.split('?');
  const isFirst = new RegExp(`^GET ${path.replace(/:\w+/g, '[^/ ]+')} `);
  return failedCalls.filter((call) => isFirst.test(call)).map((call) => `its first call fails, ${call}.`);
}

/** Whatever is answered, a page says something, and lets no error escape. */
async function answerProblems(context: BrowserContext, looked: Looked): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, answer, settled] of API_FAILURES) {
    const { page, errors, load, stands } = await openPage(context, looked);
    await page.route((url) => url.pathname.startsWith('/api/'), answer);
    const isThere = await load();
    // It may fall once it has its answer.
    await settled(page);
    if (isThere) await untilIdle(page);
    if (!isThere || !(await stands()) || errors.length > 0)
      problems.push(`While ${name}, ${looked.page.address} does not stand. ${errors[0] ?? ''}`.trim());
    await page.close();
  }
  return problems;
}

async function leaksOf(context: BrowserContext, looked: Looked): Promise<string[]> {
  const { page, load } = await openPage(context, looked);
  const stands = await load();
  await untilNoCalls(page);
  const leaks = stands ? await leftBehind(page, looked.page.address) : [];
  await page.close();
  return leaks;
}

/** Waits until the browser is idle, at most {@link DRAWING_MS}: a busy machine draws late. */
function untilIdle(page: Page): Promise<unknown> {
  const idle = page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return Promise.race([idle.catch(() => undefined), after(DRAWING_MS)]);
}

/** Waits until no call is under way. A page that polls never gets there; then it ends with Playwright's timeout. */
function untilNoCalls(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle').catch(() => undefined);
}
