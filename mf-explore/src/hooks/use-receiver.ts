import { hasStatus, useFailureToast, useHttp, useQuery, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { useEffect, useEffectEvent } from 'react';
import type { PagedList } from './use-paged-list.ts';
import type { Viewer } from './use-viewer.ts';

type Receiver = WidgetPropsByName['mf-invites/invite-dialog']['receiver'];

/**
 * The person whom the address asks to invite: from the directory, or read by id where a shared link names somebody further
 * down. Nobody, where it names the viewer.
 */
export function useReceiver(
  { id, close }: { id: string | null; close: () => void },
  directory: PagedList<Receiver>,
  viewer: Viewer,
): Receiver | undefined {
  const http = useHttp();
  const isAnother = id !== null && viewer.isKnown && id !== viewer.profileId;
  const listed = directory.items.find((user) => user.id === id);
  const person = useQuery({
    queryKey: ['users', viewer.key, 'receiver', id],
    queryFn: ({ signal }) => http.send('GET /api/users/:userId', { userId: id ?? '', signal }),
    enabled: isAnother && !listed && !directory.isLoading,
  });
  const isMissing = hasStatus(person.error, 404);
  useFailureToast(person, `We couldn't ${isMissing ? 'find' : 'load'} this person.`);

  const closeMissing = useEffectEvent(close);
  useEffect(() => {
    if (isMissing) closeMissing();
  }, [isMissing]);

  return isAnother ? (listed ?? person.data) : undefined;
}
