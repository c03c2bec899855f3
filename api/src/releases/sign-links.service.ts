import type { Development, SignedLink } from '@crewdeck/contract';
import { PREVIEW_AUDIENCE, SOURCE_MAPS_AUDIENCE } from '@crewdeck/releases';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type Actor, requirePerson } from './release.policy.ts';

/** So long a browser gets source maps before ops ask again. */
const SOURCE_MAPS_MINUTES = 60;

interface PreviewClaims {
  readonly id: string;
  readonly module: string;
  readonly release: string;
  /** Of its record, where it is published. */
  readonly digest?: string | null;
  readonly development?: Development;
}

/** Links that switch something on in one browser, until they expire. The edge checks the signature with the same secret. */
@Injectable()
export class SignLinksService {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'PREVIEW_SECRETS' | 'SOURCE_MAP_SECRETS'>) {}

  /** @param preview what its token says: which release with which record, and the id by which it can be ended */
  signPreview({ id, ...claims }: PreviewClaims, expiresAt: string): Promise<SignedLink> {
    const token = { audience: PREVIEW_AUDIENCE, claims: { ...claims, jti: id }, expiresAt: new Date(expiresAt) };
    return signLink('/preview', token, this.requireSecret('PREVIEW_SECRETS'));
  }

  /** A link after which the browser that opens it gets the source maps of every release. */
  signSourceMaps(actor: Actor): Promise<SignedLink> {
    requirePerson(actor, 'source_maps.read');
    const expiresAt = new Date(Date.now() + SOURCE_MAPS_MINUTES * 60_000);
    return signLink(
      '/source-maps',
      { audience: SOURCE_MAPS_AUDIENCE, claims: {}, expiresAt },
      this.requireSecret('SOURCE_MAP_SECRETS'),
    );
  }

  /** @throws DomainError when no link can be signed here */
  requireSecret(purpose: 'PREVIEW_SECRETS' | 'SOURCE_MAP_SECRETS'): string {
    const [secret] = this.config[purpose];
    if (secret === undefined) throw new DomainError('release.previews_off');
    return secret;
  }
}

async function signLink(
  path: string,
  { audience, claims, expiresAt }: { audience: string; claims: object; expiresAt: Date },
  secret: string,
): Promise<SignedLink> {
  const expiry = Math.floor(expiresAt.getTime() / 1000);
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(secret));
  return { path: `${path}/${token}`, expiresAt: new Date(expiry * 1000).toISOString() };
}
