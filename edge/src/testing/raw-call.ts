import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A GET with the path as it is written; `fetch` would tidy it first. @returns the answer with its body */
export async function rawCall(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ answer: IncomingMessage; body: string }> {
  const [answer]: IncomingMessage[] = await once(request({ port, path, headers }).end(), 'response');
  if (!answer) throw new Error('There was no answer.');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { answer, body: Buffer.concat(chunks).toString() };
}
