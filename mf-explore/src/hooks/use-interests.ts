import { myDataKeys, useHttp, useQuery } from '@crewdeck/module-sdk';
import { useMemo } from 'react';
import type { Viewer } from './use-viewer.ts';

const NOBODY = '';

export function interestsKey(uid: string) {
  return [...myDataKeys.all(uid), 'interests'] as const;
}

/** Ids of the projects the person has shown interest in. Nobody's, or unreadable: none, and the server still knows. */
export function useInterests(viewer: Viewer): ReadonlySet<string> {
  const http = useHttp();
  const uid = viewer.uid ?? NOBODY;
  const interests = useQuery({
    queryKey: interestsKey(uid),
    queryFn: async () => (await http.getAll('GET /api/interests/user/:userId', { userId: uid })).map(({ id }) => id),
    enabled: uid !== NOBODY,
  });
  return useMemo(() => new Set(interests.data), [interests.data]);
}
