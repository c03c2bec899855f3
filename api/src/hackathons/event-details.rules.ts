import { instantOf, type ValidSaveEventDetails } from '@crewdeck/contract';
import type { EventDetails } from './hackathons.repository.ts';

const WORDS: Record<keyof EventDetails, string> = {
  eventDate: 'day',
  startsAt: 'start',
  endsAt: 'end',
  timeZone: 'time zone',
  deadline: 'last day to register',
  location: 'location',
  prizes: 'prizes',
};

/** What is kept of what organisers typed. Without a start, the day stays. */
export function detailsOf(saved: ValidSaveEventDetails, { eventDate }: Pick<EventDetails, 'eventDate'>): EventDetails {
  const { timeZone } = saved;
  const timeOf = (wallTime: string | null) => (wallTime && timeZone ? instantOf(wallTime, timeZone) : null);
  return {
    ...saved,
    eventDate: saved.startsAt?.slice(0, 'YYYY-MM-DD'.length) ?? eventDate,
    startsAt: timeOf(saved.startsAt),
    endsAt: timeOf(saved.endsAt),
  };
}

/** Which of them differ, in words. */
export function changesOf(before: EventDetails, after: EventDetails): string[] {
  const fields = Object.keys(WORDS) as (keyof EventDetails)[];
  return fields.filter((field) => before[field]?.valueOf() !== after[field]?.valueOf()).map((field) => WORDS[field]);
}
