import { earliestDeadline, type Hackathon } from '@crewdeck/contract';
import { dayText } from './days.ts';

const NONE = { value: '', label: 'None' };

/**
 * Options of a select: none, those still to come, nearest first, and the one that is chosen, whenever it is.
 *
 * @param current what the project is for as it is stored; the directory may have lost it
 * @param chosen id of a hackathon, or empty
 */
export function hackathonChoices(
  hackathons: readonly Pick<Hackathon, 'id' | 'title' | 'eventDate'>[],
  { current, chosen }: { current: { id: string; title: string } | null; chosen: string },
  now: Date,
) {
  const coming = hackathons
    .filter(({ id, eventDate }) => id === chosen || eventDate >= earliestDeadline(now))
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate))
    .map(({ id, title, eventDate }) => ({ value: id, label: `${title}, ${dayText(eventDate)}` }));
  const isListed = !current || coming.some(({ value }) => value === current.id);
  return [NONE, ...(isListed ? [] : [{ value: current.id, label: current.title }]), ...coming];
}
