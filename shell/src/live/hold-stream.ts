import { readStream, type StreamEnd } from './read-stream.ts';

const SHORTEST_PAUSE_MS = 1_000;
/** So soon a service that is back has everybody back. What it costs: `docs/scaling.md`. */
const LONGEST_PAUSE_MS = 15_000;

/** `isForced` asks for another token than the one that was refused; `null` when nobody is signed in. */
export type ReadToken = (isForced: boolean) => Promise<string | null>;

interface Listener {
  readToken: ReadToken;
  onHeard: (version: string | null) => void;
  /** The stream has ended, or there is none. */
  onLost: () => void;
}

/** Keeps one stream open until it is told to stop: one that ends is followed by another, after a pause. */
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

/** Those whom one process sent away come back one by one, and not at all together to one that is in trouble. */
function pauseAfter(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures);
  return longest * (0.25 + 0.75 * Math.random());
}

/** Over at once when the browser finds its network again. */
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
