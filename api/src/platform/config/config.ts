import { z } from 'zod';

const PROVIDER_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  z.preprocess(blankIsUnset, z.coerce.number().int().min(minimum).max(maximum).default(fallback));
const word = (fallback: string) => z.preprocess(blankIsUnset, z.string().default(fallback));

const environmentSchema = z.object({
  NODE_ENV: word('development'),
  PORT: wholeNumber(0, 65_535, 3001),
  HOST: word('127.0.0.1'),
  DATABASE_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: wholeNumber(2, 100, 10),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000, 10_000),
  FIREBASE_PROJECT_ID: z.preprocess(blankIsUnset, z.string().regex(/^[a-z0-9-]{4,30}$/)),
  FIREBASE_AUTH_EMULATOR_HOST: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[^\s/]+:\d+$/)
      .optional(),
  ),
  TOKEN_KEYS_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).default(PROVIDER_KEYS)),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  ),
});

type Environment = z.infer<typeof environmentSchema>;

const WHAT_IS_EXPECTED = {
  NODE_ENV: 'a word such as development or production',
  PORT: 'a port between 0 and 65535',
  HOST: 'an address to listen on, such as 127.0.0.1',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  DATABASE_POOL_SIZE: 'a number of connections between 2 and 100',
  DATABASE_STATEMENT_TIMEOUT_MS: 'a time in milliseconds between 100 and 600000',
  FIREBASE_PROJECT_ID: 'the id of the identity project: 4 to 30 lowercase letters, digits and hyphens',
  FIREBASE_AUTH_EMULATOR_HOST: 'a host and a port, such as 127.0.0.1:9099, or nothing',
  TOKEN_KEYS_URL: 'the http(s) address of a JSON Web Key Set',
  LOG_LEVEL: 'one of silent, fatal, error, warn, info, debug, trace',
} as const satisfies Record<keyof Environment, string>;

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly database: { readonly url: string; readonly poolSize: number; readonly statementTimeoutMs: number };
  readonly identity: {
    readonly projectId: string;
    readonly keysUrl: string;
    /** Whether the emulator's unsigned tokens are taken, and only those. */
    readonly acceptsUnsignedTokens: boolean;
  };
}

/** Injection token of {@link Config}. */
export const CONFIG = Symbol('config');

/** The environment is not usable; `message` has one sentence per variable, each on its own line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new ConfigError(sentencesOf(parsed.error, environment));
  const values = parsed.data;
  const acceptsUnsignedTokens = values.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (acceptsUnsignedTokens && values.NODE_ENV === 'production') {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody could sign in as anybody.',
    );
  }
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    database: {
      url: values.DATABASE_URL,
      poolSize: values.DATABASE_POOL_SIZE,
      statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    identity: { projectId: values.FIREBASE_PROJECT_ID, keysUrl: values.TOKEN_KEYS_URL, acceptsUnsignedTokens },
  };
}

function sentencesOf(error: z.ZodError, environment: Readonly<Record<string, string | undefined>>): string {
  const names = new Set(error.issues.map((issue) => String(issue.path[0]) as keyof Environment));
  return [...names]
    .map((name) => `${name} ${environment[name] ? 'is not valid' : 'is missing'}: it takes ${WHAT_IS_EXPECTED[name]}.`)
    .join('\n');
}
