/** Who the identity provider says is calling. */
export interface Identity {
  readonly uid: string;
  /** Empty when the account has none. */
  readonly email: string;
}

/** A signed-in person. `profileId` is `null` until they create a profile. */
export interface Caller extends Identity {
  readonly profileId: string | null;
}

/** A signed-in person who has a profile. */
export interface CallerWithProfile extends Caller {
  readonly profileId: string;
}
