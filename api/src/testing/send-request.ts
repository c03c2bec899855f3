import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Keeps connections, as browsers and the edge do. */
const agent = new Agent({ keepAlive: true });

export interface SentRequest {
  readonly method: string;
  /** As it is written, with what follows `?`. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  /** For how long nothing may come before it fails. Without it, for ever. */
  readonly timeoutMs?: number;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request as it is. Takes less than half of the time that `fetch` needs, of which specs make tens of thousands. */
export function sendRequest(
  url: string,
  { method, path, headers, body, timeoutMs = 0 }: SentRequest,
): Promise<Received> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers, timeout: timeoutMs };
    const sent = request(options, (response) => receive(response).then(resolve, reject));
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${timeoutMs} ms.`)));
    sent.on('error', reject).end(body);
  });
}

async function receive(response: IncomingMessage): Promise<Received> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
  return { status: response.statusCode ?? 0, headers, body: await bodyOf(response) };
}

/** The page of the document, calendars, pictures and streams are the only answers that are not JSON. A stream has no end, so it is left. */
async function bodyOf(response: IncomingMessage): Promise<unknown> {
  const type = response.headers['content-type'] ?? '';
  if (type.startsWith('text/event-stream')) {
    response.destroy();
    return null;
  }
  const content = await text(response);
  if (type.startsWith('image/') || content === '') return null;
  return /^text\/(html|calendar)/.test(type) ? content : JSON.parse(content);
}
