import { createHash } from 'node:crypto';
import type { LogEntry } from '@crewdeck/contract';
import { canonicalJson } from './canonical.ts';
import { signedText } from './entries.ts';
import { hasSigned } from './keys.ts';
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
  const text = signedText(entry.kind, entry.statement);
  const identity = identityOf(entry.key, text);
  if (!hasSigned(entry.key, text, entry.signature)) refuse('The signature is not that of the key over this statement.');
  if (state.known.has(identity)) refuse('The same is in the log already.');
  const effect = effectOf(state, entry);
  effect();
  state.known.add(identity);
  state.tree = withLeaf(state.tree, canonicalJson(entry));
}

function effectOf(state: LogState, entry: LogEntry): Effect {
  const rule = LOG_RULES[entry.kind] as (state: LogState, entry: LogEntry) => Effect;
  return rule(state, entry);
}

/** A signature can be written in several ways, what it signs in one. */
function identityOf(key: string, text: string): string {
  return createHash('sha256').update(`${key}\n${text}`).digest('base64');
}
