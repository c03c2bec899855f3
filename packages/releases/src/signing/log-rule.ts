import type { LogEntry } from '@crewdeck/contract';
import type { EntryOf } from './entries.ts';
import { type LogState, nameOf } from './log-state.ts';

/** Why something can't be in the log: a sentence for people. */
export class LogRefusal extends Error {
  override readonly name = 'LogRefusal';
}

/** What an entry changes, once it is in the log. */
export type Effect = () => unknown;
/** @throws LogRefusal, and has changed nothing */
export type Rule<Kind extends LogEntry['kind']> = (state: LogState, entry: EntryOf<Kind>) => Effect;

export function refuse(sentence: string): never {
  throw new LogRefusal(sentence);
}

export function requireOps({ ops }: LogState, key: string): void {
  if (!ops.has(key)) refuse('Only a key of ops may sign this.');
}

/** The squad of the module, or ops. */
export function requireReleaser({ ops, squads }: LogState, module: string, key: string): void {
  if (ops.has(key) || squads.get(module)?.has(key)) return;
  refuse(`This key may not release ${module}: ops register it with "release keys register ${module} <key>".`);
}

export function requireSignedRelease({ releases }: LogState, module: string, release: string): void {
  if (releases.has(nameOf({ module, release }))) return;
  refuse(`${module}@${release} is not signed: publish it again with the squad's key.`);
}
