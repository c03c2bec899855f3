import type { LogEntry, LogHead } from '@crewdeck/contract';
import { isHeadSigned } from '@crewdeck/releases/signing/log-head';
import { emptyLog, type LogState } from '@crewdeck/releases/signing/log-state';
import { rootOf } from '@crewdeck/releases/signing/merkle-tree';
import { continueReplay } from '@crewdeck/releases/signing/replay';
import type { Trust } from '@crewdeck/releases/signing/trust';

/** A log that was replayed from its first entry on, and whose head somebody has signed who may. It is never changed. */
export interface SignedLog {
  readonly entries: readonly LogEntry[];
  /** `null` while nothing is in it. */
  readonly head: LogHead | null;
  readonly state: LogState;
}

export function emptySignedLog(trust: Trust): SignedLog {
  return { entries: [], head: null, state: emptyLog(trust) };
}

/**
 * The log with what came after it.
 *
 * @param head of all of it
 * @throws Error with a sentence when that does not follow from what is known, or somebody signed it who may not
 */
export function extend(known: SignedLog, entries: readonly LogEntry[], head: LogHead, trust: Trust): SignedLog {
  if (!isHeadSigned(head, trust.log)) throw new Error('The head of the log is not signed by its key.');
  const { state, refusal } = continueReplay(copyOf(known.state), entries);
  if (refusal) throw new Error(`Entry ${refusal.index} of the log does not count: ${refusal.sentence}`);
  if (state.tree.size !== head.size || rootOf(state.tree) !== head.root)
    throw new Error('The log is not the one that is known, with more behind it.');
  return { entries: [...known.entries, ...entries], head, state };
}

/** Replaying changes what it goes on from. */
function copyOf(state: LogState): LogState {
  return {
    ...state,
    ops: new Set(state.ops),
    night: new Set(state.night),
    squads: new Map([...state.squads].map(([module, keys]) => [module, new Set(keys)])),
    releases: new Map(state.releases),
    modules: new Map(state.modules),
    previews: new Map(state.previews),
    paths: new Map(state.paths),
    known: new Set(state.known),
  };
}
