import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

type Headers = Record<string, string>;

interface Call {
  method?: string;
  body?: string | Buffer;
  localAddress?: string;
  agent?: Agent;
}

/** A call with the path as it is written; `fetch` would tidy it first. @returns the answer with its body */
export async function rawCall(
  port: number,
  path: string,
  headers: Headers = {},
  { body: sent, ...call }: Call = {},
): Promise<{ answer: IncomingMessage; body: string }> {
  const sending = request({ port, host: '127.0.0.1', path, headers, ...call }).end(sent);
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  if (!answer) throw new Error('There was no answer.');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { answer, body: Buffer.concat(chunks).toString() };
}
