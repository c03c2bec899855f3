import { secretsSchema, trustedKeysSchema } from '@crewdeck/releases';
import { logLevel, milliseconds, variable, wholeNumber } from '@crewdeck/releases/variables';
import { TRACING_VARIABLES } from '@crewdeck/tracing/variables';
import { z } from 'zod';

const address = z.union([z.ipv4(), z.ipv6()]);
const webAddress = z.url({ protocol: /^https?$/ });

function secrets(meaning: string) {
  return variable(
    secretsSchema.default([]),
    'secrets of at least 32 characters with commas between, or nothing',
    `${meaning}, the same as the API's`,
  );
}

/** Every environment variable of the edge. Its default is what the schema makes of `undefined`. */
export const VARIABLES = {
  NODE_ENV: variable(
    z.string().default('development'),
    'a word such as development or production',
    "`production` refuses what only belongs on a developer's machine",
  ),
  // A name may stand for two addresses, and Fastify's second server for one has no limit of connections.
  HOST: variable(
    address.default('127.0.0.1'),
    'an address to listen on, such as 127.0.0.1 and no name',
    'where it listens: an IP address, no name',
  ),
  PORT: wholeNumber(1, 65_535, 3_000, 'a port', 'where it listens'),
  METRICS_PORT: variable(
    z.coerce.number().int().min(0).max(65_535).optional(),
    'a port between 0 and 65535, or nothing',
    'where `/metrics` is, beside `HOST`; port `0` takes a free one and logs it. Without it nothing is counted. Keep it inside',
  ),
  PUBLIC_ORIGIN: variable(
    webAddress.transform((address) => new URL(address).origin).optional(),
    'an http(s) address, or nothing',
    'public address of the site, for search engines and messengers. Must be set in production; elsewhere `http://localhost:<PORT>`',
  ),
  API_URL: variable(
    webAddress.default('http://127.0.0.1:3001'),
    'an http(s) address',
    'where calls to `/api/*` go, and nothing else',
  ),
  REQUEST_TIMEOUT_MS: milliseconds(
    100,
    600_000,
    20_000,
    'longest time for a request to arrive, and then for the API to answer it. Long polls may wait 20 s longer',
  ),
  MAX_CONNECTIONS: wholeNumber(
    1,
    1_000_000,
    10_000,
    'a number of connections',
    "connections of everybody together; further ones are closed at once. Limits of one address are the balancer's",
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
  RELEASES_STORE: variable(
    z.string().default('.data/releases'),
    'a folder, or s3://bucket/prefix',
    'the store: a folder, or `s3://bucket/prefix` with the variables of the AWS client',
  ),
  RELEASES_CACHE_DIR: variable(
    z.string().default('.data/release-cache'),
    'a folder',
    'with S3: local copies of what is served; may be lost',
  ),
  REGISTRY_FILE: variable(
    z.string().default('.data/registry.json'),
    'a file',
    "the edge's own copy of the registry, for a start without the API; may be lost",
  ),
  PREVIEW_SECRETS: secrets('any of them may have signed a link to a preview'),
  SOURCE_MAP_SECRETS: secrets('any of them may have signed a link to source maps'),
  EDGE_REPORT_SECRETS: secrets('the first signs what the edge tells the API of itself'),
  RELEASE_KEYS: variable(
    trustedKeysSchema.optional(),
    'public keys as mf-profile:<key>,*:<key>, or nothing',
    "whose signatures count, the same as the API's. Only releases that one of them has signed are served. Must be set in production; without it nothing is checked",
  ),
  FIREBASE_PROJECT_ID: variable(
    z.string().default('demo-crewdeck'),
    'the id of the identity project',
    "the identity project that browsers sign in to; the same as the API's. Production refuses `demo-…`",
  ),
  FIREBASE_API_KEY: variable(
    z.string().default('demo-api-key'),
    "the identity project's web key",
    'its web key; public, part of every page. Must be set in production',
  ),
  FIREBASE_AUTH_DOMAIN: variable(
    z.string().optional(),
    'a domain, or nothing',
    'its sign-in domain; without it `<project id>.firebaseapp.com`',
  ),
  FIREBASE_AUTH_EMULATOR_URL: variable(
    webAddress.optional(),
    'an http(s) address, or nothing',
    'address of the emulator as browsers reach it; never in production',
  ),
  MODULE_LOAD_TIMEOUT_MS: milliseconds(100, 120_000, 10_000, 'how long a page waits for a module'),
  SUPPORT_CONTACT: variable(
    z.string().max(200).optional(),
    'an email or the address of a page, or nothing',
    "whom the privacy page, and what hidden people read on each page, name to write to; the same as the API's",
  ),
  ...TRACING_VARIABLES,
  LOG_LEVEL: logLevel,
};
