/** How many people and projects look for a team for an event: `3 look for a team so far.` */
export function seekersWords(count: number): string {
  if (count === 0) return 'Nobody looks for a team yet.';
  return `${count} ${count === 1 ? 'looks' : 'look'} for a team so far.`;
}
