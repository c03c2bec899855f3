import { myDataKeys, useHttp, useQuery } from '@crewdeck/module-sdk';
import { listInterests } from '../api/list-interests.ts';
import { useViewer } from './use-viewer.ts';

const NOBODY = '';
const NONE: readonly string[] = [];

export function interestsKey(uid: string) {
  return [...myDataKeys.all(uid), 'interests'] as const;
}

/** Ids of the projects the person has shown interest in. Nobody's, or unreadable: none, and the server still knows. */
export function useInterests(): readonly string[] {
  const http = useHttp();
  const uid = useViewer().uid ?? NOBODY;
  const interests = useQuery({
    queryKey: interestsKey(uid),
    queryFn: () => listInterests(http, uid),
    enabled: uid !== NOBODY,
  });
  return interests.data ?? NONE;
}
