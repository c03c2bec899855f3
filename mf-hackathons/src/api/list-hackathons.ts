import { type Hackathon, LIMITS, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/**
 * Every hackathon, page after page. The search and the tech options work on the whole list (spec 5), and there are
 * hundreds of hackathons a year, not thousands.
 *
 * @throws TypeError when an answer is not a list.
 */
export async function listHackathons(http: Http, signal: AbortSignal): Promise<Hackathon[]> {
  const all: Hackathon[] = [];
  let page = await http.getPage<Hackathon>(paths.hackathons(), { query: { limit: LIMITS.pageMax }, signal });
  for (;;) {
    if (!Array.isArray(page.items)) throw new TypeError('The hackathons are not a list.');
    all.push(...page.items);
    if (page.next === null) return all;
    page = await http.getPage<Hackathon>(page.next, { signal });
  }
}
