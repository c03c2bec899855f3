import { holdStream, type ReadToken } from './hold-stream.ts';
import { LONGEST_SILENCE_MS } from './read-stream.ts';

/** The message of the tab with the stream to the other tabs. */
type Heard = { version: string | null } | 'lost';
/** The message of a tab that has just opened and has missed what the stream told before. */
const ASKED = 'asked';

interface Tab {
  readToken: ReadToken;
  onVersion: (version: string) => void;
  /** Whether the stream is alive; `false` also after {@link LONGEST_SILENCE_MS} without a message. */
  onLive: (isLive: boolean) => void;
}

/**
 * Shares one stream between all tabs of this browser. The tab that holds a Web Lock has the stream and broadcasts what it
 * hears; another tab takes over when it closes. Without Web Locks the pages poll. Returns a function that stops it.
 */
export function keepLive(uid: string, { readToken, onVersion, onLive }: Tab): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const name = `live ${uid}`;
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let version: string | null = null;
  const hear = (heard: Heard) => {
    clearTimeout(silence);
    if (heard === 'lost') return onLive(false);
    silence = setTimeout(() => onLive(false), LONGEST_SILENCE_MS);
    onLive(true);
    if (heard.version !== null) onVersion(heard.version);
  };
  const tell = (heard: Heard) => {
    channel.postMessage(heard);
    hear(heard);
  };
  let hasStream = false;
  const listener = {
    readToken,
    onHeard: (told: string | null) => {
      hasStream = true;
      version = told ?? version;
      tell({ version: told });
    },
    onLost: () => {
      hasStream = false;
      tell('lost');
    },
  };
  channel.onmessage = ({ data }: MessageEvent<Heard | typeof ASKED>) => {
    if (data !== ASKED) hear(data);
    else if (hasStream) channel.postMessage({ version });
  };
  channel.postMessage(ASKED);
  navigator.locks
    .request(name, { signal: stopping.signal }, () => holdStream(listener, stopping.signal))
    // Aborted while it waited for the lock.
    .catch(() => undefined);
  return () => {
    stopping.abort();
    clearTimeout(silence);
    channel.close();
  };
}
