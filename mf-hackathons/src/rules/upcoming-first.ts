import type { Hackathon } from '@crewdeck/contract';

/** Those to come, the soonest first; then those that are over, the latest first. */
export function upcomingFirst(hackathons: readonly Hackathon[], today: string): Hackathon[] {
  const toCome = hackathons.filter(({ eventDate }) => eventDate >= today);
  const over = hackathons.filter(({ eventDate }) => eventDate < today);
  return [...toCome.sort(byDate), ...over.sort((a, b) => byDate(b, a))];
}

function byDate(a: Hackathon, b: Hackathon): number {
  return a.eventDate.localeCompare(b.eventDate);
}
