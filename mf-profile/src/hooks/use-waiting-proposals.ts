import { myDataKeys, useHttp, useMyProfile, useQuery, useSession } from '@crewdeck/module-sdk';

/** Proposed teams that wait for the answer of somebody with a profile. None if they can't be read, as they're also on the start page. */
export function useWaitingProposals() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  const { data = [], isLoading } = useQuery({
    queryKey: [...myDataKeys.all(uid), 'waiting-proposals'],
    queryFn: () => http.getAll('GET /api/account/coming-up'),
    select: (dates) => dates.filter(({ kind }) => kind === 'proposal'),
    enabled: Boolean(useMyProfile().data),
    // The dashboard is not drawn before it.
    retry: false,
  });
  return { proposals: data, isLoading };
}
