import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../errors.ts';
import { readLogin } from './kept-login.ts';

/** What a stack on this machine writes down for the command. */
interface AccessFile {
  api: string;
  store: string;
  tokens: Record<string, string>;
  /** Files with private keys, of `ops` and of each module; and whose signatures count there. */
  keys?: Record<string, string>;
  trust?: string;
  /** Origin of the edge, where it is not the API's. */
  site?: string;
}

/** Where the system is, and with what right the command acts. */
export interface Access {
  /** Origin of the API. */
  api: string;
  /** Origin that people open pages from. */
  site: string;
  /** Location of the artifact store. */
  store: () => string;
  /** For acting on a module; without one, any that may look. */
  tokenFor: (module?: string) => string;
  /** PEM or base64 of the private key of a module, or of `ops`; `null` when nothing is to be signed. */
  keyFor: (owner: string) => Promise<string | null>;
  /** Whose signatures count; `null` when nobody has said so. */
  trust: string | null;
}

type Environment = Record<string, string | undefined>;

const FILE = 'release-access.json';
const STORE = 'the store (a path, or s3://bucket/prefix)';

/**
 * Of the environment, or else of the stack on this machine, or else of the login. Never of two: a release must not land in the store of one
 * system and be announced to another.
 *
 * @throws UsageError when there is none
 */
export async function findAccess(environment: Environment): Promise<Access> {
  const { CREWDECK_API: api, CREWDECK_TOKEN: token, CREWDECK_SITE: site, RELEASES_STORE: store } = environment;
  if (!api)
    return (await accessOfStack(environment)) ?? (await accessOfLogin(environment)) ?? unknownSystem(environment);
  return {
    ...signingOf(environment),
    api: originOf(api),
    site: originOf(site ?? api),
    store: () => store ?? missing('RELEASES_STORE', STORE),
    tokenFor: () => token ?? missing('CREWDECK_TOKEN', 'a deploy token, or an identity token of ops'),
  };
}

async function accessOfStack(environment: Environment): Promise<Access | null> {
  const { CREWDECK_DATA, CREWDECK_TOKEN } = environment;
  const file = accessFile({ CREWDECK_DATA });
  const access = await readAccessFile(file);
  if (!access) return null;
  const { api, site, store, tokens, keys = {} } = access;
  const { keyFor, trust } = signingOf(environment);
  return {
    keyFor: async (owner) => (await keyFor()) ?? (keys[owner] ? readFile(keys[owner], 'utf8') : null),
    trust: trust ?? access.trust ?? null,
    api: originOf(api),
    site: originOf(site ?? api),
    store: () => store,
    tokenFor: (module) => {
      const found = CREWDECK_TOKEN ?? (module ? tokens[module] : Object.values(tokens)[0]);
      if (found) return found;
      throw new UsageError(`There is no deploy token for ${module ?? 'any module'} in ${file}. Set CREWDECK_TOKEN.`);
    },
  };
}

async function accessOfLogin(environment: Environment): Promise<Access | null> {
  const login = await readLogin(environment);
  if (!login) return null;
  const { CREWDECK_SITE: site, CREWDECK_TOKEN: token = login.token, RELEASES_STORE: store } = environment;
  return {
    ...signingOf(environment),
    api: login.api,
    site: originOf(site ?? login.api),
    store: () => {
      if (store) return store;
      throw new UsageError(`The login names no store. Set RELEASES_STORE: ${STORE}.`);
    },
    tokenFor: () => token,
  };
}

/** One key for all that the command signs: that of a squad, or of ops. */
function signingOf({ CREWDECK_SIGNING_KEY: key, RELEASE_TRUST: trust }: Environment) {
  return { keyFor: async () => key || null, trust: trust || null };
}

function accessFile({ CREWDECK_DATA }: Environment): string {
  return join(resolve(CREWDECK_DATA ?? '.data'), FILE);
}

async function readAccessFile(file: string): Promise<AccessFile | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw new UsageError(`${file} can't be read. Start the stack again, which writes it.`, { cause: error });
  }
}

function unknownSystem(environment: Environment): never {
  throw new UsageError(
    `It is not known which system is meant: set CREWDECK_API and CREWDECK_TOKEN, say release login, or start a stack here, which writes ${accessFile(environment)}.`,
  );
}

function missing(variable: string, what: string): never {
  throw new UsageError(`CREWDECK_API is set, but not ${variable}: ${what}.`);
}

/** @throws UsageError when it is none */
export function originOf(address: string): string {
  if (!/^https?:\/\//i.test(address))
    throw new UsageError(
      `"${address}" does not begin with http:// or https://. An origin is meant, as https://crewdeck.example.`,
    );
  if (URL.canParse(address)) return new URL(address).origin;
  throw new UsageError(`"${address}" is no address. An origin is meant, as https://crewdeck.example.`);
}
