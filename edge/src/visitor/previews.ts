import type { Development } from '@crewdeck/contract';
import { developmentSchema, integritySchema, moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';
import { type PagePreview, PREVIEW_AUDIENCE, type ReleaseRecord, SHELL } from '@crewdeck/releases';
import { isReserved } from '@crewdeck/releases/route-pattern';
import { z } from 'zod';
import type { ReleaseSource } from '../releases/release-source.ts';
import { isShellRelease } from '../releases/shell-release.ts';
import type { SignedTokens } from './signed-tokens.ts';

export const PREVIEW_COOKIE = 'crewdeck-preview';

const previewClaims = z.object({
  module: moduleNameSchema,
  release: releaseIdSchema,
  /** By which it can be ended. */
  jti: z.uuid(),
});
/** Not signed as releases are: its code comes from the machine of the person who opens the link. */
const development = developmentSchema.refine(({ places }) => !places?.routes.some(({ path }) => isReserved(path)));
const claimsSchema = z.union([
  previewClaims.extend({ development, module: moduleNameSchema.refine((name) => name !== SHELL) }),
  previewClaims.extend({ digest: integritySchema }),
]);
type Claims = z.infer<typeof claimsSchema>;

export type Preview = PagePreview & Trial;
/** Of a published release its record; of one that only a development server has, what the link says of it. */
type Trial = { record: ReleaseRecord; development?: never } | { record: null; development: Development };
type ReadPreview = { status: 'valid'; preview: Preview } | { status: 'expired' | 'invalid' | 'missing' | 'ended' };

/** The releases that one browser tries, by signed tokens. */
export class Previews {
  readonly #source: ReleaseSource;
  readonly #tokens: SignedTokens;
  readonly #isEnded: (id: string) => boolean;

  constructor(source: ReleaseSource, tokens: SignedTokens, isEnded: (id: string) => boolean) {
    this.#source = source;
    this.#tokens = tokens;
    this.#isEnded = isEnded;
  }

  /** @returns `missing` when the release is not in the store, or can't stand where it belongs */
  async read(token: string): Promise<ReadPreview> {
    const read = await this.#tokens.read(token, PREVIEW_AUDIENCE, claimsSchema);
    if (read.status !== 'valid') return read;
    const { module, release, jti } = read.claims;
    if (this.#isEnded(jti)) return { status: 'ended' };
    const trial = await this.#find(read.claims);
    return trial
      ? { status: 'valid', preview: { module, release, expiresAt: read.expiresAt, ...trial } }
      : { status: 'missing' };
  }

  async #find(claims: Claims): Promise<Trial | null> {
    if ('development' in claims) return { record: null, development: claims.development };
    const { module, release, digest } = claims;
    const record = await this.#source.read({ module, releaseId: release, digest }).catch(() => null);
    return record === null || (module === SHELL && !isShellRelease(record)) ? null : { record };
  }
}
