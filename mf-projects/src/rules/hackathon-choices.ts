import { dayText, earliestDeadline, type Hackathon } from '@crewdeck/contract';

const NONE = { value: '', label: 'None' };

/**
 * Options of a select: none, the coming hackathons, nearest first, and the chosen one, also after its day.
 *
 * @param current the stored hackathon, which may be missing in the directory
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
