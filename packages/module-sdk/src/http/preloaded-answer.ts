import type { Answer } from './answer.ts';
import { NetworkError } from './api-error.ts';

const used = new Set<string>();

/**
 * An answer that the document has asked for already (`<link rel="preload" as="fetch">`): browsers give it only to a request by
 * `fetch` with the very headers of the preload. `null` where there is none. Each one is given once, so that whoever asks again
 * gets what is true by then. The first call of a page waits for no other client.
 *
 * @param address path and query
 */
export function preloadedAnswer(address: string, signal?: AbortSignal): Promise<Answer> | null {
  const announced = [...document.querySelectorAll('link[rel="preload"][as="fetch"]')];
  const isAnnounced = announced.some((link) => link.getAttribute('href') === address);
  if (!isAnnounced || used.has(address)) return null;
  used.add(address);
  return take(address, signal);
}

async function take(address: string, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const response = await fetch(address, { headers: { accept: '*/*' }, signal });
    const data = asData(await response.text());
    return { status: response.status, data, headers: Object.fromEntries(response.headers) };
  } catch (error) {
    throw new NetworkError(String(error));
  }
}

/** As axios has it: what is no JSON is a text. */
function asData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
