import type { ProjectPage } from '@crewdeck/contract';
import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { listWhoFits } from '../api/list-who-fits.ts';
import { seesWhoFits } from '../rules/who-fits.ts';

/** Who would fit a project, for those on its team; nobody else is asked about. */
export function useWhoFits(project: ProjectPage) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  const people = useQuery({
    queryKey: [...myDataKeys.all(uid), 'who-fits', project.id],
    queryFn: ({ signal }) => listWhoFits(http, project.id, signal),
    enabled: seesWhoFits(project),
    // Their order changes with what anybody does, and is not to change under a finger.
    refetchOnWindowFocus: false,
  });
  // A second try keeps nothing waiting.
  return { ...people, isFirstAwaited: people.isLoading && people.failureCount === 0 };
}
