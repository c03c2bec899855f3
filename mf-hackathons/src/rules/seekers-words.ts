import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';

/** How many people and projects look for a team for an event: `3 look for a team so far.`, `1000+ look for a team so far.` */
export function seekersWords(count: number): string {
  if (count === 0) return 'Nobody looks for a team yet.';
  const more = count === EXACT_TOTAL_LIMIT ? '+' : '';
  return `${count}${more} ${count === 1 ? 'looks' : 'look'} for a team so far.`;
}
