#!/usr/bin/env node
import { runCommand } from './command-line/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  isTerminal: process.stdout.isTTY,
  say: (text) => process.stdout.write(`${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
});
