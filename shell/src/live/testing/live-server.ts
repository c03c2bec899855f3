// @ts-expect-error It is JavaScript: Node's types, which it needs, would replace the browser's in the whole shell.
import * as server from './serve-live.mjs';

/** One request for the live stream. */
interface Stream {
  /** Its `authorization`. */
  token: string | undefined;
  /** Its `last-event-id`. */
  known: string | undefined;
  /** Resolves when either side has ended it. */
  left: Promise<void>;
  /** Begins an event stream, and goes on with it. */
  send: (text: string) => void;
  /** Answers without a stream. */
  answer: (status: number, headers?: Record<string, string>) => void;
  end: () => void;
  cut: () => void;
}

export interface LiveServer {
  /** The next request that no test has seen yet. */
  next: () => Promise<Stream>;
  /** How many requests have come. */
  count: () => number;
  close: () => Promise<void>;
}

export const startLiveServer: () => Promise<LiveServer> = server.serveLive;

/** Resolves once something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await server.nextTurn();
}
