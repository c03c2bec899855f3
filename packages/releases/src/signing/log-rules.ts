import type { LogEntry } from '@crewdeck/contract';
import { ruleOfAdopt, ruleOfChange, ruleOfNight } from './channel-entries.ts';
import type { EntryOf } from './entries.ts';
import { ruleOfKeys } from './key-entries.ts';
import { type Effect, type Rule, refuse, requireOps, requireReleaser, requireSignedRelease } from './log-rule.ts';
import { type LogState, nameOf } from './log-state.ts';

/** By kind: who may say it, and what it changes. */
export const LOG_RULES: { readonly [Kind in LogEntry['kind']]: Rule<Kind> } = {
  keys: ruleOfKeys,
  release: ruleOfRelease,
  change: ruleOfChange,
  night: ruleOfNight,
  adopt: ruleOfAdopt,
  preview: ruleOfPreview,
  path: ruleOfPath,
};

/** The same release may be signed once more, with another key. */
function ruleOfRelease(state: LogState, { statement, key }: EntryOf<'release'>): Effect {
  requireReleaser(state, statement.module, key);
  const { module, release, digest, files, paths } = statement;
  const known = state.releases.get(nameOf(statement));
  if (known && known.digest !== digest) refuse(`${nameOf(statement)} was signed before with another record.`);
  const signed = { module, release, digest, files, paths, key, index: state.tree.size };
  return () => state.releases.set(nameOf(statement), signed);
}

function ruleOfPreview(state: LogState, { statement, key }: EntryOf<'preview'>): Effect {
  const { module, release, id, expiresAt } = statement;
  requireReleaser(state, module, key);
  requireSignedRelease(state, module, release);
  if (state.previews.has(id)) refuse(`There is a preview ${id} already.`);
  return () => state.previews.set(id, { module, release, expiresAt });
}

function ruleOfPath(state: LogState, { statement: { path, module }, key }: EntryOf<'path'>): Effect {
  requireOps(state, key);
  return () => state.paths.set(path, module);
}
