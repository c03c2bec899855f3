import { integritySchema, moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';
import { type PagePreview, PREVIEW_AUDIENCE, type ReleaseRecord } from '@crewdeck/releases';
import { z } from 'zod';
import type { ReleaseSource } from '../releases/release-source.ts';
import { isShellRelease, SHELL } from '../releases/shell-release.ts';
import type { SignedTokens } from './signed-tokens.ts';

export const PREVIEW_COOKIE = 'crewdeck-preview';

const claimsSchema = z.object({
  module: moduleNameSchema,
  release: releaseIdSchema,
  digest: integritySchema,
  /** By which it can be ended. */
  jti: z.uuid(),
});

export type Preview = PagePreview & { record: ReleaseRecord };
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
    const { module, release, digest, jti } = read.claims;
    if (this.#isEnded(jti)) return { status: 'ended' };
    const record = await this.#source.read(module, release, digest).catch(() => null);
    if (record === null || (module === SHELL && !isShellRelease(record))) return { status: 'missing' };
    return { status: 'valid', preview: { module, release, record, expiresAt: read.expiresAt } };
  }
}
