import { type ListedUser, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** More than are shown, as some of them may have shown interest by themselves. */
const PEOPLE_ASKED_FOR = 6;

/** The people who would fit a project best, the best first; none of those who come after all who fit. */
export async function listWhoFits(http: Http, projectId: string, signal: AbortSignal): Promise<ListedUser[]> {
  const query = { sort: 'fit', project: projectId, limit: PEOPLE_ASKED_FOR };
  const { items } = await http.getPage<ListedUser>(paths.users(), { query, signal });
  return items.filter(({ fit }) => fit && fit.reasons.length > 0);
}
