import { type Hackathon, wallTimeOf } from '@crewdeck/contract';

/** The details of an event while organisers edit them; empty: none. Times are by the clocks of its zone, `2027-03-06T18:00`. */
export type DetailsForm = Record<'startsAt' | 'endsAt' | 'timeZone' | 'deadline' | 'location' | 'prizes', string>;

/** @param zoneHere of the browser, for an event that names none */
export function detailsFormOf(hackathon: Hackathon, zoneHere: string): DetailsForm {
  const timeZone = hackathon.timeZone ?? zoneHere;
  const wall = (instant: string | null) => (instant === null ? '' : wallTimeOf(new Date(instant), timeZone));
  return {
    startsAt: wall(hackathon.startsAt),
    endsAt: wall(hackathon.endsAt),
    timeZone,
    deadline: hackathon.deadline ?? '',
    location: hackathon.location ?? '',
    prizes: hackathon.prizes ?? '',
  };
}

/** As the API takes them. */
export function detailsOf(form: DetailsForm): Record<keyof DetailsForm, string | null> {
  const { startsAt, endsAt, timeZone, deadline, location, prizes } = form;
  return {
    startsAt: startsAt || null,
    endsAt: endsAt || null,
    timeZone: timeZone || null,
    deadline: deadline || null,
    location: location || null,
    prizes: prizes || null,
  };
}
