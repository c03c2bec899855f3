/** The database that takes writes. */
export interface Primary {
  /** How far it has written, in bytes of its log. Rejects while it does not answer, or is none. */
  read(): Promise<number | null>;
}

/** Injection token of the {@link Primary}: on a connection of its own, which a full pool does not keep waiting. */
export const PRIMARY = Symbol('primary');
