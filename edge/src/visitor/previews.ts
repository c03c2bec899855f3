import { integritySchema, moduleNameSchema, releaseIdSchema } from '@crewdeck/contract/schemas';
import { type PagePreview, PREVIEW_AUDIENCE, type ReleaseRecord } from '@crewdeck/releases';
import type { LoggedPreview } from '@crewdeck/releases/signing/log-state';
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
    const { module, release, digest, jti } = read.claims;
    if (this.#known.isEnded(jti)) return { status: 'ended' };
    const logged = this.#standing({ module, release, id: jti });
    if (logged !== 'valid') return { status: logged };
    const record = await this.#source.read(module, release, digest).catch(() => null);
    if (record === null || (module === SHELL && !isShellRelease(record))) return { status: 'missing' };
    return { status: 'valid', preview: { module, release, record, expiresAt: read.expiresAt } };
  }

  /** The key of the links is the API's and every edge's; where releases are signed, a link counts as far as somebody signed it. */
  #standing({ module, release, id }: { module: string; release: string; id: string }) {
    if (!this.#known.logged) return 'valid';
    const logged = this.#known.logged().get(id);
    if (logged?.module !== module || logged.release !== release) return 'invalid';
    return Date.parse(logged.expiresAt) > Date.now() ? 'valid' : 'expired';
  }
}
