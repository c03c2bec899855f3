import type { Registry } from '@crewdeck/contract';
import type { Judgement } from './registry-judge.ts';

/** What of an answer of the API is in force, and why. */
export interface Verdict {
  readonly judgement: Judgement | 'forked';
  /** To be put in force, unless nothing is to change. */
  readonly registry: Registry;
  /** What is wrong, where somebody should look. */
  readonly reason?: string;
}

/** Decides whom the edge believes: the API itself, or what was signed. */
export interface RegistryAuthority {
  /** What was in force before; `null` when nothing of it is left, or can be used. */
  read: () => Promise<Registry | null>;
  /** @throws Error when what is needed to decide can't be had */
  judge: (known: Registry | null, answer: Registry, signal: AbortSignal) => Promise<Verdict>;
  /** For the next start. */
  keep: (registry: Registry) => Promise<void>;
}
