import type { SignedLink } from '@crewdeck/contract';
import { PREVIEW_AUDIENCE, SOURCE_MAPS_AUDIENCE } from '@crewdeck/releases/preview-keys';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type Actor, requireMayRelease, requireOps } from './release.policy.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** So long a browser gets source maps before ops ask again. */
const SOURCE_MAPS_MINUTES = 60;

/** Links that switch something on in one browser, until they expire. The edge checks the signature with the same key. */
@Injectable()
export class SignLinksService {
  constructor(
    private readonly releases: ReleasesRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PREVIEW_KEYS'>,
  ) {}

  /** A link that shows one release to whoever opens it. */
  async signPreview(
    actor: Actor,
    module: string,
    { release, minutes }: { release: string; minutes: number },
  ): Promise<SignedLink> {
    requireMayRelease(actor, module);
    const key = this.#requireKey();
    if (!(await this.releases.exists(module, release))) throw new DomainError('release.not_found');
    return signLink('/preview', { audience: PREVIEW_AUDIENCE, claims: { module, release }, minutes, key });
  }

  /** A link after which the browser that opens it gets the source maps of every release. */
  signSourceMaps(actor: Actor): Promise<SignedLink> {
    requireOps(actor);
    const key = this.#requireKey();
    return signLink('/source-maps', { audience: SOURCE_MAPS_AUDIENCE, claims: {}, minutes: SOURCE_MAPS_MINUTES, key });
  }

  #requireKey(): string {
    const [key] = this.config.PREVIEW_KEYS;
    if (key === undefined) throw new DomainError('release.previews_off');
    return key;
  }
}

async function signLink(
  path: string,
  { audience, claims, minutes, key }: { audience: string; claims: object; minutes: number; key: string },
): Promise<SignedLink> {
  const expiry = Math.floor(Date.now() / 1000) + minutes * 60;
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(key));
  return { path: `${path}/${token}`, expiresAt: new Date(expiry * 1000).toISOString() };
}
