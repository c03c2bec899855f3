import { createHash } from 'node:crypto';
import type { LogEntry } from '@crewdeck/contract';
import { canonicalJson } from './canonical.ts';
import { isSigned, signedText } from './entries.ts';
import { type Effect, LogRefusal, refuse } from './log-rule.ts';
import { LOG_RULES } from './log-rules.ts';
import { emptyLog, type LogState } from './log-state.ts';
import { withLeaf } from './merkle-tree.ts';
import type { Trust } from './trust.ts';

export interface Replayed {
  /** Of the entries before the refused one, or of all. */
  readonly state: LogState;
  readonly refusal: { readonly index: number; readonly sentence: string } | null;
}

/** What a log says to whoever trusts nothing but the root. @param entries of all the log, parsed */
export function replay(entries: readonly LogEntry[], trust: Trust): Replayed {
  return continueReplay(emptyLog(trust), entries);
}

/** Goes on from what was replayed before; the state is changed, up to the refused entry. */
export function continueReplay(state: LogState, entries: readonly LogEntry[]): Replayed {
  for (const entry of entries) {
    try {
      append(state, entry);
    } catch (error) {
      if (!(error instanceof LogRefusal)) throw error;
      return { state, refusal: { index: state.tree.size, sentence: error.message } };
    }
  }
  return { state, refusal: null };
}

/** @throws LogRefusal when it may not come next; the state is as it was then */
function append(state: LogState, entry: LogEntry): void {
  const effect = check(state, entry);
  effect();
  state.known.add(identityOf(entry));
  state.tree = withLeaf(state.tree, leafOf(entry));
}

function check(state: LogState, entry: LogEntry): Effect {
  if (!isSigned(entry)) refuse('The signature is not that of the key over this statement.');
  if (state.known.has(identityOf(entry))) refuse('The same is in the log already.');
  const rule = LOG_RULES[entry.kind] as (state: LogState, entry: LogEntry) => Effect;
  return rule(state, entry);
}

/** What the tree hashes of an entry. */
function leafOf(entry: LogEntry): string {
  return canonicalJson(entry);
}

/** A signature can be written in several ways, what it signs in one. */
function identityOf({ kind, statement, key }: LogEntry): string {
  return createHash('sha256')
    .update(`${key}\n${signedText(kind, statement)}`)
    .digest('base64');
}
