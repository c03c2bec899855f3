import type { Profile } from '@crewdeck/contract';

/** Colour of the availability badge (spec 2, profile view). */
export function availabilityTone(availability: Profile['availability']): 'green' | 'blue' | 'neutral' {
  if (availability === 'Available for work') return 'green';
  if (availability === 'Open to Collaborate') return 'blue';
  return 'neutral';
}
