import { COMMAND, type Verb } from '../verb.ts';
import { VERBS } from './verbs.ts';

const EXIT_CODES = `Exit codes
  0  done
  1  failed: network, server, store, build or verification; trying again may help
  2  not understood, or it names a module or release that is not there
  3  refused: incompatible, changed meanwhile, version taken, not signed, not allowed`;

const ENVIRONMENT = `Environment (without CREWDECK_API: the stack on this machine, of CREWDECK_DATA/release-access.json)
  CREWDECK_API          origin of the API, as https://crewdeck.example
  CREWDECK_TOKEN        a deploy token of the module, or an identity token of ops
  CREWDECK_SITE         origin of the pages, where it is not the API's
  CREWDECK_SIGNING_KEY  private key of the squad or of ops, for publish: PEM
  RELEASE_KEYS          public keys, for verify: as API and edge have them
  RELEASES_STORE        where releases are kept: a path, or s3://bucket/prefix
  CREWDECK_DATA         data directory of the stack (.data)
  NO_COLOR              no colour`;

export function overallHelp(): string {
  const width = Math.max(...Object.keys(VERBS).map((name) => name.length));
  const verbs = Object.entries(VERBS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    `Usage: ${COMMAND} <verb> …    (${COMMAND} <verb> --help says more)`,
    verbs.join('\n'),
    'All verbs take --json: the answer for programs (npm run --silent release -- …, as npm prints lines of its own).',
    EXIT_CODES,
    ENVIRONMENT,
  ].join('\n\n');
}

export function helpOf(name: string, { usage, help }: Verb): string {
  return [`Usage: ${usageOf(name, usage)}`, help, 'With --json the answer is for programs.', EXIT_CODES].join('\n\n');
}

export function usageOf(name: string, usage: string): string {
  return [COMMAND, name, usage].filter(Boolean).join(' ');
}
