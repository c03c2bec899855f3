import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type CreatedDeployToken, pathOf } from '@crewdeck/contract';
import { apiUrl } from '../product-services.ts';
import { writeSecretFile } from '../secret-file.ts';
import { DemoAccounts, OPS_ACCOUNT } from '../seed/demo-accounts.ts';
import type { StackPorts } from '../settings.ts';
import { keyFile, OPS, releaseKeysIn } from '../signing-keys.ts';
import { stateFilesIn } from '../state-files.ts';
import { TokenCaller } from '../token-caller.ts';

const TOKEN_NAME = 'npm start';

/** What the `release` command needs to know about a stack; it finds it in the data directory. */
export interface ReleaseAccess {
  /** Origin of the API. */
  api: string;
  /** Origin of the pages, for links. */
  site: string;
  /** Directory or bucket of the artifact store. */
  store: string;
  /** A deploy token for each module. */
  tokens: Record<string, string>;
  /** Files with the private key of each module; `*` is that of ops. */
  keys: Record<string, string>;
  /** As the variable `RELEASE_KEYS`. */
  releaseKeys: string;
}

/** Where builds are published. */
export interface Target {
  ports: StackPorts;
  /** Origin of the pages. */
  site: string;
  /** Directory or bucket. */
  store: string;
  /** Has the keys that are signed with, and gets the access. */
  dataDirectory: string;
}

/** The access of this stack. Tokens that are missing are made; ports may have changed since the last start. */
export async function ensureReleaseAccess(
  { ports, dataDirectory, ...place }: Target,
  modules: readonly string[],
): Promise<ReleaseAccess> {
  const { releaseAccessFile: file, keysDirectory } = stateFilesIn(dataDirectory);
  const known = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).tokens : {};
  const made = await makeTokens(
    ports,
    modules.filter((module) => !known[module]),
  );
  const access = {
    ...place,
    api: apiUrl(ports),
    tokens: { ...known, ...made },
    keys: Object.fromEntries([...modules, OPS].map((owner) => [owner, keyFile(keysDirectory, owner)])),
    releaseKeys: await releaseKeysIn(keysDirectory, modules),
  };
  await writeSecretFile(file, `${JSON.stringify(access, null, 2)}\n`);
  return access;
}

/** As ops would: the demo account of theirs asks the API. */
async function makeTokens(ports: StackPorts, modules: readonly string[]): Promise<Record<string, string>> {
  if (modules.length === 0) return {};
  const accounts = new DemoAccounts(ports.authEmulator);
  await accounts.create([OPS_ACCOUNT]);
  const ops = new TokenCaller(apiUrl(ports), await accounts.signIn(OPS_ACCOUNT.key));
  const made = modules.map(async (module) => {
    const { token } = await ops.post<CreatedDeployToken>(pathOf('/api/deploy-tokens'), { module, name: TOKEN_NAME });
    return [module, token] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
