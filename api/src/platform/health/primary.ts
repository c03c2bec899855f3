/** The database that takes writes. */
export interface Primary {
  /** `false` from a replica. Rejects while it does not answer. */
  takesWrites(): Promise<boolean>;
}

/** Injection token of the {@link Primary}: on a connection of its own, which a full pool does not keep waiting. */
export const PRIMARY = Symbol('primary');
