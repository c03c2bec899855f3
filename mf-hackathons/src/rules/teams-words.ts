import { LIMITS } from '@crewdeck/contract';

/** How many teams form for a hackathon, where any do: `1 team forms`, `20+ teams form`. */
export function teamsWords(count: number): string | null {
  if (count === 0) return null;
  if (count === 1) return '1 team forms';
  return `${count}${count === LIMITS.teamsForming ? '+' : ''} teams form`;
}
