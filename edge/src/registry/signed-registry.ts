import { isDeepStrictEqual } from 'node:util';
import type { LogHead, Registry } from '@crewdeck/contract';
import { wrongOwners } from '@crewdeck/releases/signing/logged-paths';
import type { Trust } from '@crewdeck/releases/signing/trust';
import type { Log } from '../log.ts';
import { askLog } from './ask-log.ts';
import { LogFile } from './log-file.ts';
import type { RegistryAuthority, Verdict } from './registry-authority.ts';
import { ANSWERS_TO_GO_BACK } from './registry-judge.ts';
import { registryOfLog } from './registry-of-log.ts';
import { emptySignedLog, extend, type SignedLog } from './signed-log.ts';

interface SignedRegistryOptions {
  trust: Trust;
  apiUrl: string;
  /** The edge's own copy of the log, kept twice. */
  path: string;
  log: Log;
}

type Doubt = Pick<Verdict, 'judgement' | 'reason'>;

const KEPT_BACK = 'The API tells of a longer log than it shows.';
const OTHER = 'The API has another log of the same length.';

/**
 * Where releases are signed, the log decides what is out: it is replayed here, from the trust root on. The API's registry
 * only tells that there is more of it. What is no continuation of the log that is known changes nothing.
 */
export class SignedRegistry implements RegistryAuthority {
  readonly #options: SignedRegistryOptions;
  readonly #file: LogFile;
  #signed: SignedLog;
  #olderAnswers = 0;

  constructor(options: SignedRegistryOptions) {
    this.#options = options;
    this.#signed = emptySignedLog(options.trust);
    this.#file = new LogFile(options.path, options.trust, options.log);
  }

  /** The longest log that was seen and that counts. */
  get signed(): SignedLog {
    return this.#signed;
  }

  async read(): Promise<Registry | null> {
    const kept = await this.#file.read();
    if (!kept) return null;
    this.#signed = kept.signed;
    return registryOfLog(kept.signed.state, kept);
  }

  async judge(known: Registry | null, answer: Registry, signal: AbortSignal): Promise<Verdict> {
    const doubt = await this.#follow(answer.log, signal);
    if (doubt) return { ...doubt, registry: answer };
    this.#olderAnswers = 0;
    const registry = registryOfLog(this.#signed.state, answer);
    const [reason] = wrongOwners(this.#signed.state, answer.paths ?? {});
    return { judgement: isDeepStrictEqual(registry, known) ? 'same' : 'newer', registry, ...(reason && { reason }) };
  }

  async keep({ revision, endedPreviews, paths }: Registry): Promise<void> {
    if (this.#signed.head) await this.#file.write({ revision, endedPreviews, paths, signed: this.#signed });
  }

  async #follow(head: LogHead | undefined, signal: AbortSignal): Promise<Doubt | null> {
    const known = this.#signed;
    const size = head?.size ?? 0;
    if (size < sizeOf(known)) return this.#doubtOlder(size);
    if (!head || size === sizeOf(known))
      return head?.root === known.head?.root ? null : { judgement: 'forked', reason: OTHER };
    const { entries, head: newest } = await askLog(this.#options.apiUrl, sizeOf(known), signal);
    try {
      this.#signed = extend(known, entries, newest, this.#options.trust);
    } catch (error) {
      return { judgement: 'forked', reason: error instanceof Error ? error.message : String(error) };
    }
    return newest.size < size ? { judgement: 'forked', reason: KEPT_BACK } : null;
  }

  /** A process of the API may lag behind for a moment. */
  #doubtOlder(size: number): Doubt {
    this.#olderAnswers += 1;
    const reason = `The API's log has ${size} entries, and ${sizeOf(this.#signed)} are known.`;
    return { judgement: this.#olderAnswers < ANSWERS_TO_GO_BACK ? 'doubtful' : 'forked', reason };
  }
}

function sizeOf({ head }: SignedLog): number {
  return head?.size ?? 0;
}
