import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './members.ts';

const AGAIN_AFTER_MS = 100;
const LONGEST_MS = 45_000;
/** What a proxy and the API say while something behind them is away. */
const AWAY = [502, 503, 504];

interface Answer {
  status: number;
  body: unknown;
  /** How often it was asked before. */
  repeats: number;
}

/**
 * One call, repeated while it gets no answer, at one address after the other.
 *
 * @throws Error when it is refused the first time that it is answered: what is refused later was done by then
 */
export async function insist(
  addresses: readonly string[],
  { authorization }: Pick<Account, 'authorization'>,
  request: `${string} ${string}`,
  body?: object,
): Promise<Answer> {
  const [method, path] = request.split(' ');
  const options = {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  };
  const giveUpAt = performance.now() + LONGEST_MS;
  for (let repeats = 0; performance.now() < giveUpAt; repeats += 1) {
    const answer = await answerTo(`${addresses[repeats % addresses.length]}${path}`, options);
    if (answer && answer.status >= 400 && repeats === 0) throw new Error(`${request}: ${JSON.stringify(answer)}`);
    if (answer) return { ...answer, repeats };
    await sleep(AGAIN_AFTER_MS);
  }
  throw new Error(`${request} got no answer.`);
}

async function answerTo(url: string, options: RequestInit): Promise<Omit<Answer, 'repeats'> | null> {
  try {
    const response = await fetch(url, options);
    const text = await response.text();
    return AWAY.includes(response.status) ? null : { status: response.status, body: text ? JSON.parse(text) : null };
  } catch {
    // The connection was refused or cut: whether it was done is not known.
    return null;
  }
}
