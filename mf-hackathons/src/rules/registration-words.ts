import type { Hackathon } from '@crewdeck/contract';
import { writeDayInWords, writeDistance } from './describe-days.ts';
import { registrationState } from './registration-state.ts';

/** Until when one can register, in a sentence, as seen on the day `today`, `YYYY-MM-DD`. */
export function registrationWords(hackathon: Pick<Hackathon, 'eventDate' | 'deadline'>, today: string): string {
  const { deadline } = hackathon;
  const state = registrationState(hackathon, today);
  if (state === 'past') return 'This hackathon is over.';
  if (deadline === null) return 'Its website says until when one can register.';
  if (state === 'closed') return `Registration closed on ${writeDayInWords(deadline)}.`;
  return `Registration closes ${writeDistance(today, deadline)}, on ${writeDayInWords(deadline)}.`;
}
