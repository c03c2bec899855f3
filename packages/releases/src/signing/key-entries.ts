import type { EntryOf } from './entries.ts';
import { type Effect, refuse, requireOps } from './log-rule.ts';
import { type LogState, nameOf } from './log-state.ts';

export function ruleOfKeys(state: LogState, { statement, key: signer }: EntryOf<'keys'>): Effect {
  requireOps(state, signer);
  const { action, key, since } = statement;
  const keys = keysFor(state, statement);
  if (action === 'register') return () => register(state, statement, keys);
  if (!keys.has(key)) refuse('This key is not registered, so it can not be revoked.');
  if (statement.role === 'ops' && keys.size === 1)
    refuse('The last key of ops can not be revoked: register another one first.');
  return () => {
    keys.delete(key);
    if (since !== undefined) forgetSigned(state, key, since);
  };
}

function keysFor({ ops, night, squads }: LogState, { role, module }: EntryOf<'keys'>['statement']): Set<string> {
  if (role === 'ops') return ops;
  if (role === 'night') return night;
  if (module === undefined) return refuse("A squad's key is of one module: say which.");
  return squads.get(module) ?? new Set();
}

function register({ squads }: LogState, { role, module, key }: EntryOf<'keys'>['statement'], keys: Set<string>): void {
  keys.add(key);
  if (role === 'squad' && module !== undefined) squads.set(module, keys);
}

/** What a thief has signed is gone: it can't become live, and does not stand in for what is. */
function forgetSigned(state: LogState, key: string, since: number): void {
  const stolen = [...state.releases.values()].filter((signed) => signed.key === key && signed.index >= since);
  for (const { module, release } of stolen) {
    state.releases.delete(nameOf({ module, release }));
    const logged = state.modules.get(module);
    if (!logged) continue;
    const { channel } = logged;
    const lastGood = channel.lastGood === release ? null : channel.lastGood;
    const wasLive = logged.wasLive.filter((other) => other !== release);
    state.modules.set(module, { ...logged, channel: { ...channel, lastGood }, wasLive });
  }
}
