import { LIMITS, paths, type ReadActivities } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export async function markActivitiesRead(http: Http, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += LIMITS.pageMax) {
    const some = ids.slice(start, start + LIMITS.pageMax);
    await http.put(paths.readActivities(), { ids: some } satisfies ReadActivities);
  }
}
