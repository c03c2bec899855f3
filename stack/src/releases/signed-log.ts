import { type LogEntry, type LogHead, paths, type ReleaseLog, type ReleasesStatus } from '@crewdeck/contract';
import { openStore } from '@crewdeck/releases';
import { adopt } from '@crewdeck/releases/signing/adoption';
import { signEntry } from '@crewdeck/releases/signing/entries';
import { publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import type { LogState } from '@crewdeck/releases/signing/log-state';
import { readLog } from '@crewdeck/releases/signing/read-log';
import { replay } from '@crewdeck/releases/signing/replay';
import { parseTrust } from '@crewdeck/releases/signing/trust';
import { Failure } from '#bin/failure.mjs';
import { keyIn, type SigningKeys } from '../signing-keys.ts';
import { TokenCaller } from '../token-caller.ts';
import type { ReleaseAccess } from './release-access.ts';

/** Lets the log of a stack know its keys, and what was released before anything was signed. What it knows stays as it is. */
export async function prepareLog(access: ReleaseAccess, directory: string, keys: SigningKeys): Promise<void> {
  const caller = new TokenCaller(access.api, Object.values(access.tokens)[0] ?? '');
  const known = await readKnown(caller, keys);
  const entries = [...(await missingKeys(known, Object.keys(access.tokens), directory, keys))];
  entries.push(...(await missingModules(known, caller, access, keys)));
  if (entries.length > 0) await caller.post<LogHead>(paths.releaseLog(), { entries });
}

async function readKnown(caller: TokenCaller, keys: SigningKeys): Promise<LogState> {
  const trust = parseTrust(keys.trust);
  const { entries } = await readLog((from) => caller.get<ReleaseLog>(`${paths.releaseLog()}?from=${from}`));
  const replayed = trust && replay(entries, trust);
  if (replayed && !replayed.refusal) return replayed.state;
  throw new Failure(
    'The log of releases was signed with other keys than those in this data directory: start with --fresh.',
  );
}

async function missingKeys(
  { night, squads }: LogState,
  modules: readonly string[],
  directory: string,
  keys: SigningKeys,
): Promise<LogEntry[]> {
  const at = new Date().toISOString();
  const ops = readPrivateKey(keys.ops);
  const nightKey = publicKeyOf(readPrivateKey(keys.night));
  const register = (what: { role: 'night' | 'squad'; module?: string; key: string }) =>
    signEntry('keys', { at, action: 'register', ...what }, ops);
  const entries: LogEntry[] = night.has(nightKey) ? [] : [register({ role: 'night', key: nightKey })];
  for (const module of modules) {
    const key = publicKeyOf(readPrivateKey(await keyIn(directory, module)));
    if (!squads.get(module)?.has(key)) entries.push(register({ role: 'squad', module, key }));
  }
  return entries;
}

async function missingModules(
  known: LogState,
  caller: TokenCaller,
  access: ReleaseAccess,
  keys: SigningKeys,
): Promise<LogEntry[]> {
  const { modules } = await caller.get<ReleasesStatus>(paths.releases());
  const missing = modules.filter(({ module }) => !known.modules.has(module));
  if (missing.length === 0) return [];
  const store = await openStore(access.store);
  const at = new Date().toISOString();
  const adopted = missing.map(({ module, revision, live, lastGood, canary, stopped }) => {
    const share = canary && { release: canary.release, percent: canary.percent };
    const channel = {
      live: live.release,
      lastGood: lastGood?.release ?? null,
      canary: share,
      isStopped: stopped !== null,
    };
    return adopt(store, { module, revision, channel }, readPrivateKey(keys.ops), at);
  });
  return (await Promise.all(adopted)).flat();
}
