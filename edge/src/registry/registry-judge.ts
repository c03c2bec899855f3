import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@crewdeck/contract';
import { SHELL } from '@crewdeck/releases';

/** How many answers in a row must tell of an older registry before it is believed. They come a second apart. */
export const ANSWERS_TO_GO_BACK = 5;

export type Judgement = 'same' | 'newer' | 'doubtful' | 'believed' | 'empty';

/**
 * Decides whether an answer of the API replaces what the edge knows. Revisions only grow, so an older one, or the same one
 * with other contents, is either a straggler, an API process or a replica that lags behind, or a database that was restored.
 * Stragglers pass: only answers that say so in a row, and never fall back themselves, are believed. A registry without a
 * shell is never taken in place of one that has it: nobody can remove the shell, so it is an empty or a wrong database.
 */
export class RegistryJudge {
  #doubtful: Registry[] = [];

  judge(known: Registry | null, answer: Registry): Judgement {
    if (known === null) return 'newer';
    const isNewer = answer.revision > known.revision;
    const isSame = isDeepStrictEqual(answer, known);
    if (isNewer || isSame) this.#doubtful = [];
    if (isSame) return 'same';
    if (known.modules[SHELL] && !answer.modules[SHELL]) return 'empty';
    if (isNewer) return 'newer';
    return this.#doubt(answer);
  }

  #doubt(answer: Registry): Judgement {
    const last = this.#doubtful.at(-1);
    this.#doubtful = last && answer.revision < last.revision ? [answer] : [...this.#doubtful, answer];
    if (this.#doubtful.length < ANSWERS_TO_GO_BACK) return 'doubtful';
    this.#doubtful = [];
    return 'believed';
  }
}
