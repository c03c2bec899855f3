import { type ListedProject, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

const TEAMS_SHOWN = 3;

/** The projects that fit the person best, the best first; none of those that come after all that fit. */
export async function listTeamsForMe(http: Http, signal: AbortSignal): Promise<ListedProject[]> {
  const query = { sort: 'fit', limit: TEAMS_SHOWN };
  const { items } = await http.getPage<ListedProject>(paths.projects(), { query, signal });
  return items.filter(({ fit }) => fit && fit.reasons.length > 0);
}
