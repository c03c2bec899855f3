import type { LogEntry, LogHead } from '@crewdeck/contract';
import { isHeadSigned } from '@crewdeck/releases/signing/log-head';
import { emptyLog, type LogState } from '@crewdeck/releases/signing/log-state';
import { rootOf } from '@crewdeck/releases/signing/merkle-tree';
import { readLog, type WholeLog } from '@crewdeck/releases/signing/read-log';
import { continueReplay } from '@crewdeck/releases/signing/replay';
import { parseTrust, type Trust } from '@crewdeck/releases/signing/trust';
import { UsageError } from '../errors.ts';
import type { Context } from '../verb.ts';

/** A log as this machine has replayed it. */
export interface KnownLog extends WholeLog {
  readonly state: LogState;
  /** Sentences; none when all of it holds. */
  readonly problems: readonly string[];
  /** Root of the log when it had that size; `null` when it never had. */
  readonly rootAt: (size: number) => string | null;
}

/** The API's log. @throws UsageError when nobody has said whose signatures count */
export async function readKnownLog(context: Context): Promise<KnownLog> {
  return replayAll(await readLog((from) => context.api.log(from)), trustOf(context));
}

export function trustOf({ trust: text }: Context): Trust {
  const trust = text === null ? null : parseTrust(text);
  if (trust) return trust;
  throw new UsageError('Say whose signatures count: set RELEASE_TRUST to what API and edges have.');
}

export function replayAll({ entries, head }: WholeLog, trust: Trust): KnownLog {
  const state = emptyLog(trust);
  const roots = [rootOf(state.tree)];
  const problems: string[] = [];
  for (const entry of entries) {
    const { refusal } = continueReplay(state, [entry]);
    if (refusal) problems.push(`Entry ${refusal.index} does not verify: ${refusal.sentence}`);
    if (refusal) break;
    roots.push(rootOf(state.tree));
  }
  problems.push(...headProblems(entries, head, trust, roots));
  return { entries, head, state, problems, rootAt: (size) => roots[size] ?? null };
}

function headProblems(
  entries: readonly LogEntry[],
  head: LogHead | null,
  trust: Trust,
  roots: readonly string[],
): string[] {
  if (!head) return entries.length > 0 ? ['The log has no head.'] : [];
  if (!isHeadSigned(head, trust.log)) return ['The head is not signed by the key of the log.'];
  if (head.size !== entries.length) return [`The head is of ${head.size} entries, and there are ${entries.length}.`];
  return roots[head.size] === head.root ? [] : ['The head is of other entries.'];
}
