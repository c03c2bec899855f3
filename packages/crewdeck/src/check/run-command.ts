import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { sentenceOf } from '../sentence-of.ts';
import type { Member } from './browser/sign-in.ts';
import { checkModule } from './check-module.ts';
import { readEnvironment } from './environment/read-environment.ts';
import { describeFindings, type Finding } from './finding.ts';
import { readSubject, type Subject } from './subject.ts';

const USAGE = `crewdeck check [--against URL] [--json]

Checks the module in this folder, after its build: everything that the registry asks for, and more.

--against  origin of the pages of a running Crewdeck: what is live there is what the module must fit, and its
           pages are opened there in a browser, where one is found. No right is needed. Left out, CREWDECK_SITE says it.
           CREWDECK_ACCOUNT (an email) and CREWDECK_PASSWORD name the member who opens them besides a visitor
--json     the findings as JSON

It ends with 0 when the module is in order, with 1 when it is not, with 2 when it could not be checked.`;

const NO_BROWSER =
  'No browser was found, so its pages were not opened: set CHROMIUM_PATH, or install one with npx playwright install chromium.';

interface Surroundings {
  /** `null` where there is none. */
  openBrowser: () => Promise<Browser | null>;
  /** The answer. */
  say: (text: string) => void;
  /** Everything else. */
  tell: (text: string) => void;
}

/** Does what the arguments say, and never throws. */
export async function runCommand(args: readonly string[], directory: string, around: Surroundings): Promise<0 | 1 | 2> {
  const { say, tell } = around;
  try {
    const { positionals, values } = parse(args);
    if (values.help || positionals.length > 0) {
      (values.help ? say : tell)(USAGE);
      return values.help ? 0 : 2;
    }
    const subject = await readSubject(directory);
    const { module } = subject;
    const findings = await findingsOf(subject, values.against ?? process.env.CREWDECK_SITE, around);
    say(values.json ? JSON.stringify({ module, findings }, null, 2) : describeFindings(module, findings));
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    tell(sentenceOf(error));
    return 2;
  }
}

/** What is wrong by its sources alone need not be looked at in a browser. */
async function findingsOf(subject: Subject, site: string | undefined, around: Surroundings): Promise<Finding[]> {
  const findings = checkModule(subject, site ? await readEnvironment(site) : null);
  if (!site || findings.length > 0) return findings;
  const browser = await around.openBrowser();
  if (!browser) around.tell(NO_BROWSER);
  if (!browser) return [];
  try {
    const { checkPages } = await import('./browser/check-pages.ts');
    return await checkPages(subject, { site, browser, member: memberIn(process.env), tell: around.tell });
  } finally {
    await browser.close();
  }
}

function memberIn({ CREWDECK_ACCOUNT: email, CREWDECK_PASSWORD: password }: NodeJS.ProcessEnv): Member | null {
  return email && password ? { email, password } : null;
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
}
