import { readStream, type StreamEnd } from './read-stream.ts';

const SHORTEST_PAUSE_MS = 1_000;
/** The longest a page takes to reconnect once the service is back. */
const LONGEST_PAUSE_MS = 15_000;

/** `isForced` asks for a fresh token; `null` when nobody is signed in. */
export type ReadToken = (isForced: boolean) => Promise<string | null>;

interface Listener {
  readToken: ReadToken;
  onHeard: (version: string | null) => void;
  /** The stream has ended, or could not be opened. */
  onLost: () => void;
}

/** Keeps one stream open until `signal` aborts: reconnects after a pause when the stream ends. */
export async function holdStream({ readToken, onHeard, onLost }: Listener, signal: AbortSignal): Promise<void> {
  let known: string | null = null;
  let failures = 0;
  let isRefused = false;
  const hear = (version: string | null) => {
    known = version ?? known;
    onHeard(version);
  };
  while (!signal.aborted) {
    const token: string | null = await readToken(isRefused).catch(() => null);
    if (signal.aborted) return;
    const end: StreamEnd | null = token === null ? null : await readStream({ token, known, signal, onHeard: hear });
    if (signal.aborted) return;
    isRefused = end?.status === 401;
    failures = end?.wasHeard ? 0 : failures + 1;
    onLost();
    await pause((end?.retryMs ?? 0) + pauseAfter(failures), signal);
  }
}

/** Exponential backoff with jitter, so that the clients of a restarted process don't reconnect all at once. */
function pauseAfter(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures);
  return longest * (0.25 + 0.75 * Math.random());
}

/** Ends early when the browser is back online. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
