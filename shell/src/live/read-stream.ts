import { LIVE_HEARTBEAT_MS, pathOf } from '@crewdeck/contract';
import { createParser } from 'eventsource-parser';

/** A stream without a message for so long, in milliseconds, is dead: a proxy buffers it, or the connection is lost. */
export const LONGEST_SILENCE_MS = LIVE_HEARTBEAT_MS + 5_000;

export interface StreamRequest {
  token: string;
  /** The last version of an earlier stream. */
  known: string | null;
  signal: AbortSignal;
  /** Called with each version, and with `null` for a heartbeat. */
  onHeard: (version: string | null) => void;
}

export interface StreamEnd {
  /** Of the answer; `null` when there was none. */
  status: number | null;
  wasHeard: boolean;
  /** How long the server asks to wait before another stream, in milliseconds; 0 by default. */
  retryMs: number;
}

/** Reads one stream of the API until it ends. Never rejects. */
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
    const response = await fetch(pathOf('/api/live'), { headers, signal: leaving.signal });
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
    // The connection was lost or aborted. The caller reconnects.
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
