import type { ProjectPage } from '@crewdeck/contract';
import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { seesWhoFits } from '../rules/who-fits.ts';

/** More than are shown, as some of them may have shown interest by themselves. */
const PEOPLE_ASKED_FOR = 6;

/** People who would fit a project, for its team, best first, without people who fit less and only follow in the list. It sends no call for other viewers. */
export function useWhoFits(project: ProjectPage) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'who-fits', project.id],
    queryFn: async ({ signal }) => {
      const query = { sort: 'fit', project: project.id, limit: PEOPLE_ASKED_FOR } as const;
      const { items } = await http.getPage('GET /api/users', { query, signal });
      return items.filter(({ fit }) => fit && fit.reasons.length > 0);
    },
    enabled: seesWhoFits(project),
    // Anybody's change can reorder them, which must not happen under a finger.
    refetchOnWindowFocus: false,
  });
}
