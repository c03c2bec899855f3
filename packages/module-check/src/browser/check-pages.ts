import type { Browser, BrowserContext } from 'playwright-core';
import type { Finding } from '../finding.ts';
import type { Subject } from '../subject.ts';
import { answerProblems } from './check-answers.ts';
import { checkFaults } from './check-faults.ts';
import { leftBehind } from './left-behind.ts';
import { findPages, type ModulePage } from './module-pages.ts';
import { type Looked, openPage } from './open-page.ts';
import { type Member, signIn } from './sign-in.ts';
import { violationsOf } from './violations.ts';

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

/** Opens the module's pages in the live shell, and looks at them as people and as machines do, in order and not. */
export async function checkPages(subject: Subject, { site, browser, member, tell }: Visit): Promise<Finding[]> {
  const { build } = subject;
  if (!build) return [];
  const found = await findPages(subject, build, site, member !== null);
  for (const page of found) if ('unopened' in page) tell(page.unopened);
  const pages = found.filter((page) => 'address' in page);
  const visitor = await newContext(browser);
  const ofMember = member && pages.some((page) => page.isForMembers) ? await newContext(browser) : null;
  try {
    if (ofMember && member) await signIn(ofMember, site, member);
    const contextOf = ({ isForMembers }: ModulePage) => (isForMembers && ofMember) || visitor;
    const seen: Finding[] = [];
    for (const page of pages) seen.push(...(await checkPage(contextOf(page), { site, build, page })));
    const [whole] = pages.filter(({ file }) => !seen.some((it) => it.check !== 'faults' && it.file === file));
    return whole ? [...seen, ...(await checkFaults(contextOf(whole), { site, build, page: whole }))] : seen;
  } finally {
    await visitor.close();
    await ofMember?.close();
  }
}

function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce' });
}

async function checkPage(context: BrowserContext, looked: Looked): Promise<Finding[]> {
  const { address, file } = looked.page;
  const tell = (check: string) => (text: string) => ({ check, text, file });
  const { page, errors, cause, load, stands, answers } = await openPage(context, looked);
  try {
    // What runs without end may begin before all of the document is there.
    const isThere = await load().then(stands, () => false);
    if (!isThere) {
      const why = (await answers()) ? cause() : 'Something of it runs without end.';
      return [tell('render')(`${address} does not appear. ${why}`.trim())];
    }
    await page.waitForLoadState('networkidle');
    if (errors.length > 0)
      return errors.map((message) => tell('render')(`${address} lets an error escape: ${message}`));
    const falls = await answerProblems(context, looked);
    return [
      ...falls.map(tell('faults')),
      ...(await violationsOf(page)).map(tell('axe')),
      // Ten visits take their time: not before the page stands.
      ...(falls.length > 0 ? [] : await leftBehind(page, address)).map(tell('leaks')),
    ];
  } finally {
    await page.close();
  }
}
