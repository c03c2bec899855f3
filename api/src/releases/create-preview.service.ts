import type { Preview } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type Actor, requireMayRelease } from './release.policy.ts';
import { ReleasesRepository } from './releases.repository.ts';

const AUDIENCE = 'crewdeck-preview';

/** Links that show one release to whoever opens them, until they expire. The edge checks the signature with the same key. */
@Injectable()
export class CreatePreviewService {
  constructor(
    private readonly releases: ReleasesRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PREVIEW_KEYS'>,
  ) {}

  async create(
    actor: Actor,
    module: string,
    { release, minutes }: { release: string; minutes: number },
  ): Promise<Preview> {
    requireMayRelease(actor, module);
    const [key] = this.config.PREVIEW_KEYS;
    if (key === undefined) throw new DomainError('release.previews_off');
    if (!(await this.releases.exists(module, release))) throw new DomainError('release.not_found');
    const expiry = Math.floor(Date.now() / 1000) + minutes * 60;
    const token = await new SignJWT({ module, release })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(AUDIENCE)
      .setExpirationTime(expiry)
      .sign(new TextEncoder().encode(key));
    return { path: `/preview/${token}`, expiresAt: new Date(expiry * 1000).toISOString() };
  }
}
