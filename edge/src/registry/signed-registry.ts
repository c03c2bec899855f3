import { isDeepStrictEqual } from 'node:util';
import type { LogHead, Registry } from '@crewdeck/contract';
import { logHeadSchema, registrySchema, releaseLogSchema } from '@crewdeck/contract/schemas';
import { wrongOwners } from '@crewdeck/releases/signing/logged-paths';
import type { Trust } from '@crewdeck/releases/signing/trust';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { askLog } from './ask-log.ts';
import type { RegistryAuthority, Verdict } from './registry-authority.ts';
import { RegistryFile } from './registry-file.ts';
import { ANSWERS_TO_GO_BACK } from './registry-judge.ts';
import { registryOfLog, type Unsigned } from './registry-of-log.ts';
import { emptySignedLog, extend, type SignedLog } from './signed-log.ts';

const keptSchema = registrySchema
  .pick({ revision: true, endedPreviews: true, paths: true })
  .extend({ head: logHeadSchema, entries: z.array(releaseLogSchema.shape.entries.element) });

interface SignedRegistryOptions {
  trust: Trust;
  apiUrl: string;
  /** The edge's own copy of the log, kept twice. */
  path: string;
  log: Log;
}

type Kept = Unsigned & { signed: SignedLog };
type Doubt = Pick<Verdict, 'judgement' | 'reason'>;

const KEPT_BACK = 'The API tells of a longer log than it shows.';
const OTHER = 'The API has another log of the same length.';

/**
 * Where releases are signed, the log decides what is out: it is replayed here, from the trust root on. The API's registry
 * only tells that there is more of it. What is no continuation of the log that is known changes nothing.
 */
export class SignedRegistry implements RegistryAuthority {
  readonly #options: SignedRegistryOptions;
  readonly #file: RegistryFile<Kept>;
  #signed: SignedLog;
  #olderAnswers = 0;

  constructor(options: SignedRegistryOptions) {
    this.#options = options;
    this.#signed = emptySignedLog(options.trust);
    const parse = (text: string) => parseKept(text, options.trust);
    this.#file = new RegistryFile(options.path, parse, options.log, formatKept);
  }

  /** The longest log that was seen and that counts. */
  get signed(): SignedLog {
    return this.#signed;
  }

  /** Of two copies the longer one: the other may be of an earlier day. */
  async read(): Promise<Registry | null> {
    const copies = await this.#file.read();
    const [longest] = copies.sort((one, other) => sizeOf(other.signed) - sizeOf(one.signed));
    if (!longest) return null;
    this.#signed = longest.signed;
    return registryOfLog(longest.signed.state, longest);
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

/** @throws Error when it was tampered with */
function parseKept(text: string, trust: Trust): Kept {
  const { head, entries, ...unsigned } = keptSchema.parse(JSON.parse(text));
  return { ...unsigned, signed: extend(emptySignedLog(trust), entries, head, trust) };
}

function formatKept({ signed: { head, entries }, ...unsigned }: Kept): string {
  return JSON.stringify({ ...unsigned, head, entries });
}
