import type { Activity } from '@crewdeck/contract';
import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** Whether an activity proposed a team that no longer waits for the person's answer; `false` until that is known. */
export function useIsAnswered({ kind, hackathonId }: Pick<Activity, 'kind' | 'hackathonId'>): boolean {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  const isProposal = kind === 'team_proposed';
  const { data } = useQuery({
    queryKey: [...myDataKeys.all(uid), 'waiting-proposals'],
    queryFn: async ({ signal }) => {
      const dates = await http.getAll('GET /api/account/coming-up', { signal });
      return dates.flatMap((date) => (date.kind === 'proposal' ? [date.id] : []));
    },
    enabled: isProposal && uid !== '',
  });
  return isProposal && data !== undefined && !data.some((id) => id === hackathonId);
}
