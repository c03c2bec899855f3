import type { HeldRole } from './permissions.ts';

/** Who the identity provider says is calling. */
export interface Identity {
  readonly uid: string;
  /** Empty when the account has none. */
  readonly email: string;
  /** Whether the provider knows that the address is theirs. */
  readonly isEmailConfirmed: boolean;
  readonly roles: readonly HeldRole[];
  /** When they have shown last that it is them, in milliseconds since the epoch; 0 when the provider does not say. */
  readonly signedInAt: number;
  /** When the token that says all this was issued, in milliseconds since the epoch; 0 when it does not say. */
  readonly issuedAt: number;
  /** When the token that says all this ends, in milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A signed-in person. `profileId` is `null` until they create a profile. */
export interface Caller extends Identity {
  readonly profileId: string | null;
}

/** A signed-in person who has a profile. */
export interface CallerWithProfile extends Caller {
  readonly profileId: string;
}

/** A program that shows a deploy token: it releases one module, in the name of a squad. */
export interface Pipeline {
  readonly tokenId: string;
  readonly module: string;
  readonly name: string;
}

/** Injection token of {@link ProfileIds}. */
export const PROFILE_IDS = Symbol('profile ids');

/** Which profile belongs to an identity; the domain of users knows. */
export interface ProfileIds {
  /** `null` for somebody without a profile. Throws `auth.suspended`. */
  find(identity: Identity): string | null | Promise<string | null>;
  /** Of somebody whose profile is gone. */
  forget(identity: Identity): void;
}

/** Injection token of {@link DeployTokens}. */
export const DEPLOY_TOKENS = Symbol('deploy tokens');

/** Whose a deploy token is; the room of releases knows. */
export interface DeployTokens {
  /** `null` when there is no such token, or no more. */
  find(token: string): Promise<Pipeline | null>;
}
