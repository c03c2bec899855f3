import { holdStream, type ReadToken } from './hold-stream.ts';
import { LONGEST_SILENCE_MS } from './read-stream.ts';

/** What the tab with the stream tells the others of this browser. */
type Heard = { version: string | null } | 'lost';

interface Tab {
  readToken: ReadToken;
  onVersion: (version: string) => void;
  /** Whether one can rely on being told; `false` also when nothing was heard for too long, whatever the reason. */
  onLive: (isLive: boolean) => void;
}

/**
 * Keeps this browser's one stream of a person: the tab that holds the lock has it, and tells the others. When it is closed
 * another one takes over. Without such locks there is no stream, and polls go on. Returns what ends it.
 */
export function keepLive(uid: string, { readToken, onVersion, onLive }: Tab): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const name = `live ${uid}`;
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  let silence: ReturnType<typeof setTimeout> | undefined;
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
  const listener = {
    readToken,
    onHeard: (version: string | null) => tell({ version }),
    onLost: () => tell('lost'),
  };
  channel.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);
  navigator.locks
    .request(name, { signal: stopping.signal }, () => holdStream(listener, stopping.signal))
    // Nobody waits for it any more.
    .catch(() => undefined);
  return () => {
    stopping.abort();
    clearTimeout(silence);
    channel.close();
  };
}
