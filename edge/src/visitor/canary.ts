import { hash, randomBytes } from 'node:crypto';
import type { Live } from '../releases/live-releases.ts';

export const CANARY_COOKIE = 'crewdeck-canary';
export const CANARY_COOKIE_SECONDS = 180 * 24 * 60 * 60;

const BYTES = 16;
const ID = /^[\w-]{22}$/;
/** A hundredth of a percent is one part. */
const PARTS = 10_000;

/** Whether any module is out as a canary; only then browsers need to be told apart. */
export function hasCanary({ modules }: Live): boolean {
  return [...modules.values()].some(({ canary, isStopped }) => canary !== null && !isStopped);
}

/** A random name for a browser, and nothing else about it. */
export function createCanaryId(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function isCanaryId(text: string | null): text is string {
  return text !== null && ID.test(text);
}

/**
 * Whether a browser is in the share that gets a module's canary. The same browser always has the same place among the
 * others, another one for each module, so a growing share keeps everybody who was in.
 */
export function isInShare(canaryId: string, module: string, percent: number): boolean {
  const place = hash('sha256', `${canaryId} ${module}`, 'buffer').readUInt32BE() % PARTS;
  return place < Math.round((percent * PARTS) / 100);
}
