import { isGuessableSecret } from '@crewdeck/releases';
import type { Config } from './variables.ts';

/** Passwords that are written in manuals, and in this repository. */
const WELL_KNOWN_PASSWORD = /^(crewdeck|postgres|password|passwd|secret|admin|root|test|changeme|change-me|123456)$/i;
/** The provider keeps these ids for projects that exist on an emulator only. */
const EMULATOR_PROJECT = /^demo-/;

const SECRETS = [
  'PREVIEW_SECRETS',
  'SOURCE_MAP_SECRETS',
  'EDGE_REPORT_SECRETS',
  'UNSUBSCRIBE_SECRETS',
  'IDENTITY_SECRETS',
] as const;

/** Why a process with these settings must not serve real people: one sentence for each reason, no value repeated. */
export function dangersInProduction(
  config: Config,
  { TYPEORM_SYNCHRONIZE }: { readonly TYPEORM_SYNCHRONIZE?: string | undefined },
): string[] {
  const dangers: [boolean, string][] = [
    [
      config.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody could sign in as anybody.',
    ],
    [
      EMULATOR_PROJECT.test(config.FIREBASE_PROJECT_ID),
      'FIREBASE_PROJECT_ID must not begin with "demo-" in production: such a project exists on an emulator only.',
    ],
    [
      config.TOKEN_KEYS_URL.startsWith('http:'),
      'TOKEN_KEYS_URL must be https in production: somebody who can change the keys on the way can sign in as anybody.',
    ],
    ...dangersOfDatabase('DATABASE_URL', config.DATABASE_URL),
    ...config.DATABASE_REPLICA_URLS.flatMap((url) => dangersOfDatabase('DATABASE_REPLICA_URLS', url)),
    ...(config.RATE_LIMIT_STORE_URL ? dangersOfDatabase('RATE_LIMIT_STORE_URL', config.RATE_LIMIT_STORE_URL) : []),
    [
      /^(1|true|yes|on)$/i.test(TYPEORM_SYNCHRONIZE ?? ''),
      'TYPEORM_SYNCHRONIZE must not be set in production: the schema changes by migrations only.',
    ],
    [
      config.PUSH_TO_LOOPBACK,
      'PUSH_TO_LOOPBACK must not be set in production: anybody could make the API call what listens on its machine.',
    ],
    ...SECRETS.map((name): [boolean, string] => [
      config[name].some(isGuessableSecret),
      `${name} must be random in production: who guesses one can sign what only Crewdeck may.`,
    ]),
    [
      config.IDENTITY_SECRETS.length === 0,
      'IDENTITY_SECRETS must be set in production: without it an account that is deleted and made again gets around limits and blocks.',
    ],
    [
      config.RELEASE_KEYS === undefined,
      'RELEASE_KEYS must be set in production: without it anybody with a deploy token can put any code live.',
    ],
  ];
  return dangers.flatMap(([isDanger, sentence]) => (isDanger ? [sentence] : []));
}

function dangersOfDatabase(name: string, url: string): [boolean, string][] {
  return [
    [hasWellKnownPassword(url), `${name} must have a password of its own in production: this one is well known.`],
    [
      !saysIfEncrypted(url),
      `${name} must end with "?sslmode=verify-full" in production, or with "?sslmode=disable" where nobody can listen: a socket, or the same machine.`,
    ],
  ];
}

function hasWellKnownPassword(databaseUrl: string): boolean {
  const { username, password } = new URL(databaseUrl);
  return password !== '' && (password === username || WELL_KNOWN_PASSWORD.test(password));
}

/** The driver's other modes are old names of `verify-full`, or take any certificate. */
function saysIfEncrypted(databaseUrl: string): boolean {
  const modes = new URL(databaseUrl).searchParams.getAll('sslmode');
  return modes.length === 1 && /^(verify-full|disable)$/.test(modes[0] ?? '');
}
