const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'long' } as const;

/** "Ends at 14:30.", or "Ends on 3 May at 14:30." when that is another day, both by the clock of the person. */
export function describeEnd(expiresAt: string, now: Date): string {
  const end = new Date(expiresAt);
  const time = end.toLocaleTimeString('en-GB', TIME);
  const isToday = end.toDateString() === now.toDateString();
  return isToday ? `Ends at ${time}.` : `Ends on ${end.toLocaleDateString('en-GB', DAY)} at ${time}.`;
}
