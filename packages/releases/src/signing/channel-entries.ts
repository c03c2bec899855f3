import { broughtBy, type Change, ChangeRefused, decide, type Outcome, type PlannedChannel } from '../channel-rules.ts';
import type { EntryOf } from './entries.ts';
import { type Effect, refuse, requireOps, requireReleaser, requireSignedRelease } from './log-rule.ts';
import { historyOf, type LoggedModule, type LogState, nameOf } from './log-state.ts';
import { claimPaths } from './logged-paths.ts';

type Night = EntryOf<'night'>['statement'];
type Decided = EntryOf<'change'>['statement'] | Exclude<Night, { action: 'prune' }>;

export function ruleOfChange(state: LogState, { statement, key }: EntryOf<'change'>): Effect {
  requireReleaser(state, statement.module, key);
  return effectOf(state, statement);
}

/** Nobody is awake: back to what was live and good, and nothing that needs somebody's judgement. */
export function ruleOfNight(state: LogState, { statement, key }: EntryOf<'night'>): Effect {
  if (!state.night.has(key))
    refuse('This is not the night key of the API: ops register it with "release keys register --night <key>".');
  switch (statement.action) {
    case 'prune':
      return effectOfPrune(state, statement);
    case 'rollback':
      requireGood(state, statement);
      return effectOf(state, statement);
    case 'stop':
    case 'resume':
    case 'pause':
    case 'continue':
    case 'step':
      return effectOf(state, statement);
    default:
      return refuse('Nothing new goes live without a key of the squad or of ops.');
  }
}

/** How a module that was released before anything was signed comes into the log. */
export function ruleOfAdopt(state: LogState, { statement, key }: EntryOf<'adopt'>): Effect {
  requireOps(state, key);
  const { module, after: revision, channel } = statement;
  if (state.modules.has(module)) refuse(`${module} is in the log already.`);
  const wasLive = [channel.live, channel.lastGood].filter((release) => release !== null);
  for (const release of [...wasLive, ...outIn(channel)]) requireSignedRelease(state, module, release);
  return () => {
    state.modules.set(module, { revision, channel, wasLive, bad: [] });
    for (const release of outIn(channel)) claimPaths(state, module, release);
  };
}

function requireGood({ modules }: LogState, { module, to }: { module: string; to?: string | undefined }): void {
  const logged = modules.get(module);
  const target = to ?? (logged?.channel.canary ? logged.channel.live : logged?.channel.lastGood);
  if (!target || historyOf(logged).good.includes(target)) return;
  refuse(`${module}@${target} was never live, or was called bad: going to it needs a key of the squad or of ops.`);
}

function effectOf(state: LogState, { module, after, ...statement }: Decided): Effect {
  const logged = state.modules.get(module);
  if ((logged?.revision ?? 0) !== after) refuse(`${module} was changed since this was signed.`);
  const outcome = outcomeOf(module, logged, statement as Change);
  if (!outcome) return refuse('It changes nothing.');
  for (const release of outIn(outcome.channel))
    if (!isOut(logged, release)) requireSignedRelease(state, module, release);
  return () => {
    state.modules.set(module, { revision: after + 1, channel: outcome.channel, ...historyAfter(logged, outcome) });
    const brought = broughtBy(outcome);
    if (brought !== null) claimPaths(state, module, brought);
  };
}

function outcomeOf(module: string, logged: LoggedModule | undefined, change: Change): Outcome | null {
  try {
    return decide(module, logged?.channel ?? null, change, historyOf(logged));
  } catch (error) {
    if (error instanceof ChangeRefused) return refuse(error.message);
    throw error;
  }
}

function outIn({ live, canary }: PlannedChannel): string[] {
  return canary ? [live, canary.release] : [live];
}

function isOut(logged: LoggedModule | undefined, release: string): boolean {
  return logged?.channel.live === release || logged?.channel.canary?.release === release;
}

function historyAfter(logged: LoggedModule | undefined, { channel, event, turnsBad, isForgiven }: Outcome) {
  const bad = [...(logged?.bad ?? []).filter((release) => release !== isForgiven), ...(turnsBad ? [turnsBad] : [])];
  const isLive = event.action === 'activate' || event.action === 'rollback';
  const others = (logged?.wasLive ?? []).filter((release) => !isLive || release !== channel.live);
  return { wasLive: isLive ? [channel.live, ...others] : others, bad };
}

function effectOfPrune(state: LogState, { module, after, release }: Extract<Night, { action: 'prune' }>): Effect {
  const logged = state.modules.get(module);
  if ((logged?.revision ?? 0) !== after) refuse(`${module} was changed since this was signed.`);
  if (isOut(logged, release) || logged?.channel.lastGood === release) refuse(`${module}@${release} is still out.`);
  return () => {
    state.releases.delete(nameOf({ module, release }));
    if (logged) state.modules.set(module, { ...logged, wasLive: logged.wasLive.filter((other) => other !== release) });
  };
}
