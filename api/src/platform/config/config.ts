import { isIP } from 'node:net';
import { previewKeysSchema } from '@crewdeck/releases/preview-keys';
import { z } from 'zod';
import { dangersInProduction } from './production.rules.ts';

const PROVIDER_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  z.preprocess(blankIsUnset, z.coerce.number().int().min(minimum).max(maximum).default(fallback));
const share = (fallback: number) => z.preprocess(blankIsUnset, z.coerce.number().min(0.001).max(1).default(fallback));
const word = (fallback: string) => z.preprocess(blankIsUnset, z.string().default(fallback));

const isProxy = (text: string) => {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    /^(loopback|linklocal|uniquelocal)$/.test(text) ||
    (rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits)
  );
};
const proxyListSchema = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((proxies) => proxies.every(isProxy));

const environmentSchema = z.object({
  NODE_ENV: word('development'),
  PORT: wholeNumber(0, 65_535, 3001),
  HOST: word('127.0.0.1'),
  DATABASE_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL_SIZE: wholeNumber(2, 100, 10),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000, 10_000),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000, 30_000),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000, 0),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(100, 600_000, 15_000),
  TRUSTED_PROXIES: z.preprocess(blankIsUnset, proxyListSchema.default(['loopback'])),
  REQUESTS_PER_MINUTE_PER_PERSON: wholeNumber(1, 1_000_000_000, 600),
  REQUESTS_PER_MINUTE_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 1_200),
  INVITES_PER_TEN_MINUTES: wholeNumber(1, 1_000_000, 60),
  INVITES_OUTSTANDING: wholeNumber(1, 1_000_000, 200),
  REPORTS_PER_MINUTE_PER_NETWORK: wholeNumber(1, 1_000_000, 10),
  GUARD_INTERVAL_MS: wholeNumber(0, 600_000, 5_000),
  GUARD_WINDOW_MINUTES: wholeNumber(1, 60, 5),
  GUARD_FAILURE_RATE: share(0.1),
  GUARD_MIN_REPORTS: wholeNumber(1, 1_000_000, 20),
  GUARD_MIN_NETWORKS: wholeNumber(1, 64, 3),
  GUARD_WATCH_HOURS: wholeNumber(1, 168, 24),
  FIREBASE_PROJECT_ID: z.preprocess(blankIsUnset, z.string().regex(/^[a-z0-9-]{4,30}$/)),
  FIREBASE_AUTH_EMULATOR_HOST: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[^\s/]+:\d+$/)
      .optional(),
  ),
  TOKEN_KEYS_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).default(PROVIDER_KEYS)),
  PREVIEW_KEYS: z.preprocess(blankIsUnset, previewKeysSchema.default([])),
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
  REQUEST_TIMEOUT_MS: 'a time in milliseconds between 100 and 600000',
  SHUTDOWN_DELAY_MS: 'a time in milliseconds between 0 and 60000',
  SHUTDOWN_TIMEOUT_MS: 'a time in milliseconds between 100 and 600000',
  TRUSTED_PROXIES: 'addresses or networks of proxies with commas between, such as loopback, 10.0.0.0/8',
  REQUESTS_PER_MINUTE_PER_PERSON: 'a number of requests of at least 1',
  REQUESTS_PER_MINUTE_PER_ADDRESS: 'a number of requests of at least 1',
  INVITES_PER_TEN_MINUTES: 'a number of invites of at least 1',
  INVITES_OUTSTANDING: 'a number of invites of at least 1',
  REPORTS_PER_MINUTE_PER_NETWORK: 'a number of reports of at least 1',
  GUARD_INTERVAL_MS: 'a time in milliseconds up to 600000, or 0 for no guard',
  GUARD_WINDOW_MINUTES: 'a time in minutes between 1 and 60',
  GUARD_FAILURE_RATE: 'a share between 0.001 and 1, such as 0.1 for ten percent',
  GUARD_MIN_REPORTS: 'a number of reports of at least 1',
  GUARD_MIN_NETWORKS: 'a number of networks between 1 and 64',
  GUARD_WATCH_HOURS: 'a time in hours between 1 and 168',
  FIREBASE_PROJECT_ID: 'the id of the identity project: 4 to 30 lowercase letters, digits and hyphens',
  FIREBASE_AUTH_EMULATOR_HOST: 'a host and a port, such as 127.0.0.1:9099, or nothing',
  TOKEN_KEYS_URL: 'the http(s) address of a JSON Web Key Set',
  PREVIEW_KEYS: 'secrets of at least 32 characters with commas between, or nothing',
  LOG_LEVEL: 'one of silent, fatal, error, warn, info, debug, trace',
} as const satisfies Record<keyof Environment, string>;

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly database: { readonly url: string; readonly poolSize: number; readonly statementTimeoutMs: number };
  /** Longest time from the first byte of a request to its answer. */
  readonly requestTimeoutMs: number;
  readonly shutdown: {
    /** How long it answers on after readiness has begun to fail, so that balancers turn away first. */
    readonly delayMs: number;
    /** After this the process ends, whatever is still under way. */
    readonly timeoutMs: number;
  };
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly limits: {
    readonly requestsPerMinutePerPerson: number;
    readonly requestsPerMinutePerAddress: number;
    readonly invitesPerTenMinutes: number;
    readonly invitesOutstanding: number;
  };
  readonly reports: {
    /** Of one network about one release that are believed, in each process; more are dropped. */
    readonly perMinutePerNetwork: number;
  };
  /** When a new release is taken back without a person. */
  readonly guard: {
    /** How often it looks; 0 for never. */
    readonly intervalMs: number;
    /** What it goes by are the reports of the last minutes. */
    readonly windowMinutes: number;
    /** Share of failed reports that a release may have, between 0 and 1. */
    readonly failureRate: number;
    /** With fewer reports it believes nothing. */
    readonly minReports: number;
    /** With failures in fewer networks, of 64 that are told apart, it believes nothing: one address can't be a crowd. */
    readonly minNetworks: number;
    /** How long a release is a new one. */
    readonly watchHours: number;
  };
  readonly identity: {
    readonly projectId: string;
    readonly keysUrl: string;
    /** Whether the emulator's unsigned tokens are taken, and only those. */
    readonly acceptsUnsignedTokens: boolean;
  };
  /** The first signs previews of releases, the edge takes any of them; none for no previews. */
  readonly previewKeys: readonly string[];
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
  const dangers = values.NODE_ENV === 'production' ? dangersInProduction(environment) : [];
  if (dangers.length > 0) throw new ConfigError(dangers.join('\n'));
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    database: {
      url: values.DATABASE_URL,
      poolSize: values.DATABASE_POOL_SIZE,
      statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    shutdown: { delayMs: values.SHUTDOWN_DELAY_MS, timeoutMs: values.SHUTDOWN_TIMEOUT_MS },
    trustedProxies: values.TRUSTED_PROXIES,
    limits: {
      requestsPerMinutePerPerson: values.REQUESTS_PER_MINUTE_PER_PERSON,
      requestsPerMinutePerAddress: values.REQUESTS_PER_MINUTE_PER_ADDRESS,
      invitesPerTenMinutes: values.INVITES_PER_TEN_MINUTES,
      invitesOutstanding: values.INVITES_OUTSTANDING,
    },
    reports: { perMinutePerNetwork: values.REPORTS_PER_MINUTE_PER_NETWORK },
    guard: {
      intervalMs: values.GUARD_INTERVAL_MS,
      windowMinutes: values.GUARD_WINDOW_MINUTES,
      failureRate: values.GUARD_FAILURE_RATE,
      minReports: values.GUARD_MIN_REPORTS,
      minNetworks: values.GUARD_MIN_NETWORKS,
      watchHours: values.GUARD_WATCH_HOURS,
    },
    identity: {
      projectId: values.FIREBASE_PROJECT_ID,
      keysUrl: values.TOKEN_KEYS_URL,
      acceptsUnsignedTokens: values.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    },
    previewKeys: values.PREVIEW_KEYS,
  };
}

function sentencesOf(error: z.ZodError, environment: Readonly<Record<string, string | undefined>>): string {
  const names = new Set(error.issues.map((issue) => String(issue.path[0]) as keyof Environment));
  return [...names]
    .map((name) => `${name} ${environment[name] ? 'is not valid' : 'is missing'}: it takes ${WHAT_IS_EXPECTED[name]}.`)
    .join('\n');
}
