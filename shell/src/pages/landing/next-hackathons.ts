import { dayText, type Hackathon } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import type { Entry } from './entry-rows.tsx';

const SHOWN = 3;

export async function readNextHackathons(http: Http, signal: AbortSignal): Promise<Hackathon[]> {
  const { items } = await http.getPage('GET /api/hackathons', { query: { limit: 200 }, signal });
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return items
    .filter(({ eventDate }) => eventDate >= today)
    .sort((one, other) => one.eventDate.localeCompare(other.eventDate))
    .slice(0, SHOWN);
}

/** With its day and place. */
export function entryOfHackathon({ id, coverUrl, title, eventDate, location }: Hackathon): Entry {
  const text = [dayText(eventDate), location].filter(Boolean).join(' · ');
  return { to: `/hackathons/${id}`, id, coverUrl, title, text };
}
