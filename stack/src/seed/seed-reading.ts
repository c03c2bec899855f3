import { type Activity, paths, type ReadActivities } from '@crewdeck/contract';
import type { SeededPerson } from './seed-people.ts';

const LEFT_UNREAD = 2;

/** Everybody has read what others have done, but for the last of it. */
export async function seedReading(people: Iterable<SeededPerson>): Promise<void> {
  for (const { api } of people) {
    const activities = await api.get<Activity[]>(paths.activities());
    const ids = activities.slice(LEFT_UNREAD).map(({ id }) => id);
    if (ids.length > 0) await api.put(paths.readActivities(), { ids } satisfies ReadActivities);
  }
}
