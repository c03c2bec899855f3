/** An answer whose version is known before it is read: who has that version is told so, and nothing more is read. */
export class Versioned<T> {
  constructor(
    /** Differs whenever the answer would; made of what a header may hold. */
    readonly version: string,
    readonly read: () => Promise<T>,
  ) {}
}
