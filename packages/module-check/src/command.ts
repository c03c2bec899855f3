#!/usr/bin/env node
import { findBrowser } from './browser/find-browser.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.cwd(), {
  openBrowser: findBrowser,
  say: (text) => process.stdout.write(`${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
});
