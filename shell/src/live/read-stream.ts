import { LIVE_HEARTBEAT_MS, paths } from '@crewdeck/contract';
import { createParser } from 'eventsource-parser';

/** After so long without a sound, in milliseconds, a stream is none: behind a proxy that keeps it back, or cut off without a word. */
export const LONGEST_SILENCE_MS = LIVE_HEARTBEAT_MS + 5_000;

export interface StreamRequest {
  token: string;
  /** The version that was told last, over an earlier stream. */
  known: string | null;
  signal: AbortSignal;
  /** Is told each version, and `null` when there is nothing to tell. */
  onHeard: (version: string | null) => void;
}

export interface StreamEnd {
  /** Of the answer; `null` when there was none. */
  status: number | null;
  wasHeard: boolean;
  /** How long the server wants no other stream, in milliseconds; 0 when it does not say. */
  retryMs: number;
}

/** Reads one stream of the API until it ends, for whatever reason. It never rejects. */
export async function readStream({ token, known, signal, onHeard }: StreamRequest): Promise<StreamEnd> {
  const end: StreamEnd = { status: null, wasHeard: false, retryMs: 0 };
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener('abort', leave);
  let silence = setTimeout(leave, LONGEST_SILENCE_MS);
  const hear = (version: string | null) => {
    clearTimeout(silence);
    silence = setTimeout(leave, LONGEST_SILENCE_MS);
    end.wasHeard = true;
    onHeard(version);
  };
  try {
    const headers = { authorization: `Bearer ${token}`, ...(known !== null && { 'last-event-id': known }) };
    const response = await fetch(paths.live(), { headers, signal: leaving.signal });
    end.status = response.status;
    end.retryMs = Number(response.headers.get('retry-after')) * 1_000 || 0;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (response.ok && isStream && response.body) {
      const parser = createParser({
        onEvent: ({ id }) => hear(id ?? null),
        onComment: () => hear(null),
        onRetry: (ms) => {
          end.retryMs = ms;
        },
      });
      await feed(response.body.getReader(), (text) => parser.feed(text));
    }
  } catch {
    // Cut off, or left: the poll goes on, and another stream is tried.
  }
  clearTimeout(silence);
  signal.removeEventListener('abort', leave);
  leave();
  return end;
}

async function feed(reader: ReadableStreamDefaultReader<Uint8Array>, take: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    take(decoder.decode(value, { stream: true }));
  }
}
