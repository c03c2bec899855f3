#!/usr/bin/env node
import { crewdeck } from './crewdeck.ts';

process.exitCode = await crewdeck(process.argv.slice(2), {
  say: (text) => process.stdout.write(`${text}\n`),
  tell: (text) => process.stderr.write(`${text}\n`),
});
