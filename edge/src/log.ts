/** The part of the server's logger that the edge uses outside of requests. */
export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}
