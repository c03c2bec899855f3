import { myDataKeys, useHttp, useMyProfile, useQuery } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { useState } from 'react';

/** The person's calendar link: since when there is one, and how to get and end it. */
export function useCalendarLink(uid: string) {
  const http = useHttp();
  const queryKey = [...myDataKeys.all(uid), 'calendar'];
  const profile = useMyProfile();
  const hasNoProfile = profile.data === null;
  const calendar = useQuery({
    queryKey,
    queryFn: () => http.send('GET /api/account/calendar'),
    // Only a profile has one.
    enabled: !profile.isPending && !hasNoProfile,
  });
  /** Known until the person leaves the page. */
  const [address, setAddress] = useState<string | null>(null);
  const renewing = useStep({
    call: (api) => api.send('POST /api/account/calendar'),
    done: 'Your calendar link is ready.',
    onDone: ({ path }) => setAddress(new URL(path, window.location.origin).href),
    failed: "We couldn't make a link. Try again in a moment.",
    refetch: [queryKey],
  });
  const ending = useStep({
    call: (api) => api.send('DELETE /api/account/calendar'),
    done: 'Your calendar link is off.',
    onDone: () => setAddress(null),
    failed: "We couldn't turn off your link. Try again in a moment.",
    refetch: [queryKey],
  });
  return { hasNoProfile, calendar, address, renewing, ending };
}
