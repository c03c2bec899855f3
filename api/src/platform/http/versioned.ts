/** An answer with a version, which differs whenever the answer would and is made of what a header may hold. */
export class Versioned {
  constructor(
    readonly version: string,
    /** `null` for a caller who has this version. */
    readonly json: string | null,
  ) {}
}
