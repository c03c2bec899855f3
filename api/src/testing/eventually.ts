import { setTimeout as sleep } from 'node:timers/promises';

const ASKED_EVERY_MS = 50;

/** Looks again and again until there is what is looked for; for what happens by itself, some time later. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, withinMs = 10_000): Promise<T> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(ASKED_EVERY_MS)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Not within ${withinMs} ms: ${look}`);
}
