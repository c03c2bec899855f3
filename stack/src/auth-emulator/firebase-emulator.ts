import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

// The only file that reaches into firebase-tools. It has no public door to one emulator without its command line
// (stack/README.md), so its version is pinned and emulator.spec.ts runs the real thing.
const require = createRequire(import.meta.url);

/** An account as the emulator keeps it. More fields than these go through unread. */
export interface Account {
  localId: string;
}

/** The accounts of one project, in the emulator's memory. */
export interface AccountState {
  users: Map<string, Account>;
  overwriteUserWithLocalId(localId: string, account: Account): void;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface ApiSpecification {
  paths: Record<string, { parameters?: { $ref?: string }[] }>;
}

/** What a browser's Firebase library, the seed and the tests call. Tenants, SAML, phones and second factors are unused. */
const USED_PATHS = [
  /^\/v1\/accounts:/,
  /^\/v1\/projects$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts/,
  /^\/v1\/(token|recaptchaParams)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/\w+$/,
];
/** Google's general query parameters, which the emulator declares on every path and ignores. */
const IGNORED_PARAMETERS = /\/(alt|callback|fields|prettyPrint|quotaUser|uploadType|upload_protocol)$/;

/** An emulator that holds the given accounts. */
export async function createEmulator(
  projectId: string,
  accounts: readonly Account[],
): Promise<{ handle: RequestHandler; state: AccountState }> {
  keepUsedPaths(require('firebase-tools/lib/emulator/auth/apiSpec').default);
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state');
  const { createApp } = require('firebase-tools/lib/emulator/auth/server');
  const { SingleProjectMode } = require('firebase-tools/lib/emulator/auth/index');
  const state: AccountState = new AgentProjectState(projectId);
  for (const account of accounts) state.overwriteUserWithLocalId(account.localId, account);
  const handle = await createApp(projectId, SingleProjectMode.ERROR, new Map([[projectId, state]]));
  return { handle, state };
}

/** Validators are compiled for every path and parameter at start: leaving out the unused saves most of that time. */
function keepUsedPaths(specification: ApiSpecification): void {
  for (const [path, item] of Object.entries(specification.paths)) {
    if (!USED_PATHS.some((used) => used.test(path))) delete specification.paths[path];
    item.parameters = item.parameters?.filter(({ $ref = '' }) => !IGNORED_PARAMETERS.test($ref)) ?? [];
  }
}
