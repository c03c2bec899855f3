#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { linkTo } from './dev-link.ts';
import { startDevServer } from './dev-server.ts';

const USAGE =
  'crewdeck-dev --against URL [--production-react], in the folder of a module; CREWDECK_TOKEN is its deploy token.';

const { values } = parseArgs({ options: { against: { type: 'string' }, 'production-react': { type: 'boolean' } } });
const { CREWDECK_TOKEN: token } = process.env;

if (!values.against || !URL.canParse(values.against) || !token) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await develop(new URL(values.against).origin, token);
}

async function develop(site: string, deployToken: string): Promise<void> {
  const report = (text: string) => process.stdout.write(`${text}\n`);
  const server = await startDevServer(process.cwd(), {
    hasProductionReact: values['production-react'] ?? false,
    site,
    report,
  });
  const link = await linkTo({ origin: server.origin, site, token: deployToken });
  report(`Open this in your browser; nobody else gets the module from here:\n  ${link}`);
}
