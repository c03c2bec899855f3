import { secretsSchema, trustedKeysSchema } from '@crewdeck/releases';
import { logLevel, milliseconds, variable, wholeNumber } from '@crewdeck/releases/variables';
import { TRACING_VARIABLES } from '@crewdeck/tracing/variables';
import { z } from 'zod';
import { isAddressOrNetwork } from '../network/ip-address.ts';

const PROVIDER_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const databaseUrls = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(databaseUrl));

/** Names that Fastify knows. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => NAMED_NETWORKS.includes(entry) || isAddressOrNetwork(entry)));

/** Any number from 1 on, below one that is surely a mistake. */
function countOf(what: string, fallback: number, meaning: string) {
  const schema = z.coerce.number().int().min(1).max(1_000_000_000).default(fallback);
  return variable(schema, `a number of ${what} of at least 1`, meaning);
}

function secretsFor(purpose: string) {
  return variable(
    secretsSchema.default([]),
    'secrets of at least 32 characters with commas between, or nothing',
    `the first signs ${purpose}`,
  );
}

const PER_PROCESS = ', to one process, or to all with `RATE_LIMIT_STORE_URL`';

/** Every environment variable of the API. Its default is what the schema makes of `undefined`. */
export const VARIABLES = {
  NODE_ENV: variable(
    z.string().default('development'),
    'a word such as development or production',
    "`production` refuses what only belongs on a developer's machine (below)",
  ),
  HOST: variable(z.string().default('127.0.0.1'), 'an address to listen on, such as 127.0.0.1', 'where it listens'),
  PORT: wholeNumber(0, 65_535, 3_001, 'a port', 'where it listens; port `0` takes a free one and logs it'),
  DATABASE_URL: variable(
    databaseUrl,
    'an address like postgres://user:password@host:5432/database',
    '`postgres://user:password@host:5432/database`; required',
  ),
  DATABASE_REPLICA_URLS: variable(
    databaseUrls.default([]),
    'addresses like postgres://user:password@host:5432/database with commas between, or nothing',
    'streaming replicas of it, commas between: people, projects and hackathons are searched there while they are at most a second behind. Each takes up to `DATABASE_POOL_SIZE` connections and one',
  ),
  DATABASE_POOL_SIZE: wholeNumber(2, 100, 10, 'a number of connections', 'connections of one process, 2 to 100'),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(100, 600_000, 10_000, 'longest statement, waiting for a lock included'),
  REQUEST_TIMEOUT_MS: milliseconds(
    100,
    600_000,
    30_000,
    'longest time for a request to arrive, and then to be answered',
  ),
  SHUTDOWN_DELAY_MS: milliseconds(
    0,
    60_000,
    0,
    'how long it answers on after readiness fails; behind a balancer: longer than between two of its checks',
  ),
  SHUTDOWN_TIMEOUT_MS: milliseconds(
    100,
    600_000,
    15_000,
    'how long calls under way then have; after that it ends with exit code 1',
  ),
  REQUESTS_PER_MINUTE_PER_PERSON: countOf('requests', 600, `of one signed-in person${PER_PROCESS}`),
  REQUESTS_PER_MINUTE_PER_ADDRESS: countOf(
    'requests',
    1_200,
    `without a valid token, from one IPv4 address or one /64 of IPv6${PER_PROCESS}`,
  ),
  RATE_LIMIT_STORE_URL: variable(
    databaseUrl.optional(),
    'an address like postgres://user:password@host:5432/database, or nothing',
    'a migrated PostgreSQL that counts requests and reports for all processes, such as the one of `DATABASE_URL`. Without it each counts for itself',
  ),
  RATE_LIMIT_STORE_TIMEOUT_MS: milliseconds(
    10,
    5_000,
    100,
    'longest wait for that store; after that the process counts for itself for 5 s',
  ),
  INVITES_PER_TEN_MINUTES: countOf('invites', 60, 'invites one person may send in ten minutes'),
  INVITES_PER_DAY: countOf('invites', 100, 'invites one person may send per day'),
  INVITES_PER_DAY_UNCONFIRMED: countOf('invites', 10, 'the same while their email is not confirmed'),
  INVITES_OUTSTANDING: countOf('invites', 200, 'unanswered invites one person may have sent'),
  INVITES_PER_DAY_TO_ONE: countOf(
    'invites',
    5,
    'invites one person may send another per day, for all projects together',
  ),
  PENDING_INVITES_RECEIVED: countOf(
    'invites',
    20,
    'open invites one person may have received. People who showed interest in a project can still be invited to it',
  ),
  PROJECTS_PER_DAY: countOf('projects', 20, 'projects one person may post per day'),
  PROJECTS_IN_ALL: countOf('projects', 200, 'projects one person may own'),
  INTERESTS_PER_DAY: countOf('times', 50, 'times one person may show interest per day'),
  ABUSE_REPORTS_PER_DAY: countOf('reports', 10, 'abuse reports one person may make per day'),
  CHANGES_PER_DAY: countOf(
    'changes',
    100,
    'changes that others are told of and one person may make per day, such as a name or email, status, title or deadline of a project, offers to own it, links, reminders, withdrawn invites, interest answered with "not now", blocks',
  ),
  NOTES_PER_DAY: countOf('notes', 200, 'team notes one person may write or edit per day'),
  MEETINGS_PER_DAY: countOf('meetings', 20, 'meetings one person may propose or move per day'),
  BLOCKS_IN_ALL: countOf('people', 200, 'people one person may block'),
  SUPPORT_CONTACT: variable(
    z.string().max(200).optional(),
    'an email or the address of a page, or nothing',
    'whom people write to after ops hid or suspended them, or their email was changed: an email or the address of a page',
  ),
  PUSH_PUBLIC_KEY: variable(
    z
      .string()
      .regex(/^B[\w-]{86}$/)
      .optional(),
    'the public half of a VAPID key pair in base64url, 87 characters',
    'what browsers subscribe with: the public half of a VAPID key pair. It goes with the next two: one or two alone stop the API, and without all three nobody is told in a browser',
  ),
  PUSH_PRIVATE_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    'the private half of the same VAPID key pair in base64url, 43 characters',
    'its private half. Another pair ends what browsers have subscribed to',
  ),
  PUSH_CONTACT: variable(
    z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:\S+@\S+$/)]).optional(),
    'an address like mailto:push@example.org or https://example.org',
    'whom a push service writes to when something is wrong: `mailto:push@example.org` or `https://example.org`',
  ),
  PUSH_TO_LOOPBACK: variable(
    z.stringbool().default(false),
    'true or false',
    'whether a push service may be on this machine, for tests; refused in production',
  ),
  TRUSTED_PROXIES: variable(
    proxies.default(['loopback']),
    'addresses or networks of proxies with commas between, such as loopback, 10.0.0.0/8',
    'whose `X-Forwarded-For` is believed: addresses and networks, commas between, or `loopback`, `linklocal`, `uniquelocal`. Name every proxy between browser and API, edges included',
  ),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'an address like smtps://user:password@host:465, or nothing',
    'the server that email goes to: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. Without it no email is sent. Set the same value on every process',
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^[^<>\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/)
      .optional(),
    'a name and an address, such as Crewdeck <no-reply@example.org>, or nothing',
    'who email comes from: `Crewdeck <no-reply@example.org>`; required with `SMTP_URL`',
  ),
  PUBLIC_ORIGIN: variable(
    z
      .url({ protocol: /^https?$/ })
      .transform((address) => new URL(address).origin)
      .optional(),
    'an http(s) address, or nothing',
    'public address of the site, used in links in emails; required with `SMTP_URL`',
  ),
  MESSAGES_INTERVAL_MS: variable(
    z.coerce.number().int().min(0).max(600_000).default(1_000),
    'a time in milliseconds up to 600000, or 0 for never',
    'how often it looks for something to tell people by email and push; `0`: never, another process does',
  ),
  JOBS_INTERVAL_MS: variable(
    z.coerce.number().int().min(0).max(600_000).default(60_000),
    'a time in milliseconds up to 600000, or 0 for never',
    'how often it looks which jobs are due; `0`: never, another process does',
  ),
  FIREBASE_PROJECT_ID: variable(
    z.string().regex(/^[a-z0-9-]{4,30}$/),
    'the id of the identity project: 4 to 30 lowercase letters, digits and hyphens',
    'the identity project: issuer and audience of the tokens; required',
  ),
  TOKEN_KEYS_URL: variable(
    z.url({ protocol: /^https?$/ }).default(PROVIDER_KEYS),
    'the http(s) address of a JSON Web Key Set',
    'JSON Web Key Set that tokens are checked against',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: variable(
    z
      .string()
      .regex(/^[^\s/]+:\d+$/)
      .optional(),
    'a host and a port, such as 127.0.0.1:9099, or nothing',
    '`host:port` of the emulator. When set, its unsigned tokens are taken, and only those',
  ),
  PREVIEW_SECRETS: secretsFor('preview links; the same on edges. Without it there are no preview links'),
  SOURCE_MAP_SECRETS: secretsFor(
    'links that let a browser have source maps; the same on edges. Without it no browser gets them',
  ),
  EDGE_REPORT_SECRETS: secretsFor('what edges say that they serve; the same on edges. Without it ops see no edge'),
  UNSUBSCRIBE_SECRETS: secretsFor(
    'the links that unsubscribe from emails; required with `SMTP_URL`. They never expire, so keep old ones at the end',
  ),
  IDENTITY_SECRETS: secretsFor(
    'hashes of identities, which limits and decisions of ops know a deleted account by; required in production. Keep old ones at the end for 30 days and for as long as somebody is hidden, suspended or blocked',
  ),
  RELEASE_KEYS: variable(
    trustedKeysSchema.optional(),
    'public keys as mf-profile:<key>,*:<key>, or nothing',
    'whose signatures of releases count: `<module>:<public key>`, or `*:<public key>` for any module, commas between; the same on edges. Removing a key revokes it. Required in production; without it nothing is checked',
  ),
  RELEASES_STORE: variable(
    z.string().optional(),
    'a folder, or an address like s3://bucket/prefix, or nothing',
    'the store: a folder, or `s3://bucket/prefix` with the variables of the AWS client. The API removes from it what it prunes',
  ),
  OPS_EMAILS: variable(
    z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .pipe(z.array(z.email()))
      .default([]),
    'emails with commas between, or nothing',
    'who gets emails about release alerts, commas between; needs `SMTP_URL`',
  ),
  GUARD_INTERVAL_MS: variable(
    z.coerce.number().int().min(0).max(600_000).default(5_000),
    'a time in milliseconds up to 600000, or 0 for no guard',
    'how often the release guard looks; `0` switches it off',
  ),
  REPORTS_PER_MINUTE_PER_NETWORK: countOf(
    'reports',
    2,
    `of one release with one outcome${PER_PROCESS}; further ones are dropped`,
  ),
  ...TRACING_VARIABLES,
  LOG_LEVEL: logLevel,
};

export type Config = z.infer<z.ZodObject<typeof VARIABLES>>;

/** Injection token of {@link Config}. */
export const CONFIG = Symbol('config');
