#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { createModule, WrongName } from './create-module.ts';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
const USAGE = 'npm create @crewdeck/module <name>';

try {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) throw new WrongName(`One name is needed: ${USAGE}`);
  await createModule(TEMPLATE, process.cwd(), name);
  console.log(`${name} is there. Next: cd ${name}, npm install, npm test. Its README says the rest.`);
} catch (error) {
  if (!(error instanceof WrongName)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
