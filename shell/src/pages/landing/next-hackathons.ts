import { dayAndTimeText, dayText, type Hackathon } from '@crewdeck/contract';
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

/** With when it starts, and where. */
export function entryOfHackathon(hackathon: Hackathon): Entry {
  const { id, coverUrl, title, eventDate, startsAt, location, eventMode } = hackathon;
  const when = startsAt ? dayAndTimeText(startsAt) : dayText(eventDate);
  const text = [when, location ?? eventMode].filter(Boolean).join(' · ');
  return { to: `/hackathons/${id}`, id, coverUrl, title, text };
}
