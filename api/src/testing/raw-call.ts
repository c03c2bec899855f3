import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const LONGEST_WAIT_MS = 5_000;

/** Sends these bytes as they are, for what no HTTP client would send, and reads until the server hangs up. */
export function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(LONGEST_WAIT_MS, () => socket.destroy(new Error('The server neither answered nor hung up.')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has refused a large request may cut it off; what it said before counts.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(answerOf(chunks)) : reject(error)));
    socket.on('end', () => resolve(answerOf(chunks)));
  });
}

function answerOf(chunks: readonly Buffer[]): RawAnswer {
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]) };
}

interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: readonly string[];
  readonly body?: string | Buffer;
}

/** The bytes of a request; headers are whole lines, and a length is added when there is a body. */
export function rawRequest({ method = 'GET', path = '/api/projects', headers = [], body }: RawRequest): Buffer {
  const length = body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...length, ...headers];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body ?? '')]);
}
