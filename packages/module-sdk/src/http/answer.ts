/** The response to a call, whatever its status. */
export interface Answer {
  status: number;
  /** Parsed JSON, or the text where it isn't JSON. */
  data: unknown;
  /** By lower-case names. */
  headers: Readonly<Record<string, unknown>>;
}
