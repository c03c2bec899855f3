/** What came back for a call, whatever its status. */
export interface Answer {
  status: number;
  /** JSON, or a text where it is none. */
  data: unknown;
  /** By lower-case names. */
  headers: Readonly<Record<string, unknown>>;
}
