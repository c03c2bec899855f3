import { setTimeout as sleep } from 'node:timers/promises';
import type { Development } from '@crewdeck/contract';
import { developmentSchema, integritySchema, moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';
import { type PagePreview, PREVIEW_AUDIENCE, type ReleaseRecord } from '@crewdeck/releases';
import type { LoggedPreview } from '@crewdeck/releases/signing/log-state';
import { z } from 'zod';
import type { ReleaseSource } from '../releases/release-source.ts';
import { isShellRelease, SHELL } from '../releases/shell-release.ts';
import type { SignedTokens } from './signed-tokens.ts';

export const PREVIEW_COOKIE = 'crewdeck-preview';
/** So long a link may be here before the log that says who signed it. */
const LOGGED_WITHIN_MS = 2_000;
const LOOKS_EVERY_MS = 50;

const previewClaims = z.object({
  module: moduleNameSchema,
  release: releaseIdSchema,
  /** By which it can be ended. */
  jti: z.uuid(),
});
const claimsSchema = z.union([
  previewClaims.extend({ development: developmentSchema, module: moduleNameSchema.refine((name) => name !== SHELL) }),
  previewClaims.extend({ digest: integritySchema }),
]);
type Claims = z.infer<typeof claimsSchema>;

export type Preview = PagePreview & Trial;
/** Of a published release its record; of one that only a development server has, what the link says of it. */
type Trial = { record: ReleaseRecord; development?: never } | { record: null; development: Development };
type ReadPreview = { status: 'valid'; preview: Preview } | { status: 'expired' | 'invalid' | 'missing' | 'ended' };

interface KnownPreviews {
  isEnded: (id: string) => boolean;
  /** Those in the log, by id; `null` where nothing is signed. */
  logged: (() => ReadonlyMap<string, LoggedPreview>) | null;
}

/** The releases that one browser tries, by signed tokens. */
export class Previews {
  readonly #source: ReleaseSource;
  readonly #tokens: SignedTokens;
  readonly #known: KnownPreviews;

  constructor(source: ReleaseSource, tokens: SignedTokens, known: KnownPreviews) {
    this.#source = source;
    this.#tokens = tokens;
    this.#known = known;
  }

  /** @returns `missing` when the release is not in the store, or can't stand where it belongs */
  async read(token: string): Promise<ReadPreview> {
    const read = await this.#tokens.read(token, PREVIEW_AUDIENCE, claimsSchema);
    if (read.status !== 'valid') return read;
    const { module, release, jti } = read.claims;
    if (this.#known.isEnded(jti)) return { status: 'ended' };
    const standing = await this.#standing(read.claims);
    if (standing !== 'valid') return { status: standing };
    const trial = await this.#find(read.claims);
    return trial
      ? { status: 'valid', preview: { module, release, expiresAt: read.expiresAt, ...trial } }
      : { status: 'missing' };
  }

  async #find(claims: Claims): Promise<Trial | null> {
    if ('development' in claims) return { record: null, development: claims.development };
    const { module, release, digest } = claims;
    const record = await this.#source.read(module, release, digest).catch(() => null);
    return record === null || (module === SHELL && !isShellRelease(record)) ? null : { record };
  }

  /**
   * The key of the links is the API's and every edge's; where releases are signed, a link counts as far as somebody signed it. But
   * nobody signs what only a development server has: its code comes from the machine of whoever opens the link.
   */
  async #standing(claims: Claims) {
    if (!this.#known.logged || 'development' in claims) return 'valid';
    const logged = await whenLogged(claims.jti, this.#known.logged);
    if (logged?.module !== claims.module || logged.release !== claims.release) return 'invalid';
    return Date.parse(logged.expiresAt) > Date.now() ? 'valid' : 'expired';
  }
}

async function whenLogged(
  id: string,
  logged: () => ReadonlyMap<string, LoggedPreview>,
): Promise<LoggedPreview | undefined> {
  const giveUpAt = performance.now() + LOGGED_WITHIN_MS;
  while (!logged().has(id) && performance.now() < giveUpAt) await sleep(LOOKS_EVERY_MS);
  return logged().get(id);
}
