import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';

/** What a stack on this machine writes down for the command. */
interface AccessFile {
  api: string;
  site: string;
  store: string;
  tokens: Record<string, string>;
  /** Files with the private key of each module; `*` is that of ops. */
  keys: Record<string, string>;
  releaseKeys: string;
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
  /** PEM of the private key that signs a module's releases; `null` when nothing is to be signed. */
  keyFor: (module: string) => Promise<string | null>;
  /** The public keys that count, as the variable `RELEASE_KEYS`; `null` when they are not known. */
  releaseKeys: string | null;
}

type Environment = Record<string, string | undefined>;

const FILE = 'release-access.json';

/**
 * Of the environment, or else of the stack on this machine. Never of both: a release must not land in the store of one system
 * and be announced to another. Only a token or a signing key of the environment counts in the stack too.
 *
 * @throws UsageError when there is neither
 */
export async function findAccess(environment: Environment): Promise<Access> {
  const { CREWDECK_API: api, CREWDECK_TOKEN: token, CREWDECK_SITE: site, RELEASES_STORE: store } = environment;
  if (!api) return accessOfStack(environment);
  return {
    api: originOf(api),
    site: originOf(site ?? api),
    store: () => store ?? missing('RELEASES_STORE', 'the store (a path, or s3://bucket/prefix)'),
    tokenFor: () => token ?? missing('CREWDECK_TOKEN', 'a deploy token, or an identity token of ops'),
    keyFor: async () => environment.CREWDECK_SIGNING_KEY || null,
    releaseKeys: environment.RELEASE_KEYS || null,
  };
}

async function accessOfStack({ CREWDECK_DATA, CREWDECK_TOKEN, CREWDECK_SIGNING_KEY }: Environment): Promise<Access> {
  const file = join(resolve(CREWDECK_DATA ?? '.data'), FILE);
  const { api, site, store, tokens, keys, releaseKeys } = await readAccessFile(file);
  return {
    api: originOf(api),
    site: originOf(site),
    store: () => store,
    tokenFor: (module) => {
      const found = CREWDECK_TOKEN ?? (module ? tokens[module] : Object.values(tokens)[0]);
      if (found) return found;
      throw new UsageError(`There is no deploy token for ${module ?? 'any module'} in ${file}. Set CREWDECK_TOKEN.`);
    },
    keyFor: async (module) => {
      const keyFile = keys[module] ?? keys['*'];
      return CREWDECK_SIGNING_KEY || (keyFile ? readFile(keyFile, 'utf8') : null);
    },
    releaseKeys,
  };
}

async function readAccessFile(file: string): Promise<AccessFile> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const isThere = Object(error).code !== 'ENOENT';
    if (isThere)
      throw new UsageError(`${file} can't be read. Start the stack again, which writes it.`, { cause: error });
    throw new UsageError(
      `It is not known which system is meant: set CREWDECK_API and CREWDECK_TOKEN, or start a stack here, which writes ${file}.`,
    );
  }
}

function missing(variable: string, what: string): never {
  throw new UsageError(`CREWDECK_API is set, but not ${variable}: ${what}.`);
}

/** @throws UsageError when it is none */
function originOf(address: string): string {
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new UsageError(`"${address}" is no origin, as https://crewdeck.example.`);
}
