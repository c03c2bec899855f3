#!/usr/bin/env node
import { type Browser, chromium } from 'playwright-core';
import { runCommand } from './run-command.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu'];

process.exitCode = await runCommand(process.argv.slice(2), process.cwd(), {
  openBrowser,
  say: (text) => process.stdout.write(`${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
});

/** The browser that `CHROMIUM_PATH` names, else Playwright's own, else Chrome; `null` where there is none. */
async function openBrowser(): Promise<Browser | null> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const ways = executablePath ? [{ executablePath }] : [{}, { channel: 'chrome' }];
  for (const way of ways) {
    const browser = await chromium.launch({ ...way, args: FLAGS }).catch(() => null);
    if (browser) return browser;
  }
  return null;
}
