import { myDataKeys, useHttp, useMyProfile, useQuery, useSession } from '@crewdeck/module-sdk';
import { useState } from 'react';

/** Proposed teams that wait for the person's answer: none if they could not be read, as invites are the reason for the page. */
export function useWaitingProposals() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  const profile = useMyProfile();
  const { data = [], isLoading } = useQuery({
    queryKey: [...myDataKeys.all(uid), 'waiting-proposals'],
    queryFn: () => http.getAll('GET /api/account/coming-up'),
    select: (dates) => dates.filter(({ kind }) => kind === 'proposal'),
    enabled: Boolean(profile.data),
    // Invites are not drawn before it.
    retry: false,
  });
  // Invites that are shown stay, also while a profile is read again.
  const [isKnown, setIsKnown] = useState(false);
  if (!isKnown && !isLoading && !profile.isLoading) setIsKnown(true);
  return { proposals: data, isLoading: !isKnown };
}
