/** Green for Available for work, blue for Open to Collaborate, grey otherwise (spec 2, profile view). */
export function availabilityTone(availability: string): 'green' | 'blue' | 'neutral' {
  if (availability === 'Available for work') return 'green';
  if (availability === 'Open to Collaborate') return 'blue';
  return 'neutral';
}
