import { myDataKeys } from '@crewdeck/module-sdk';
import { type createQueryClient, publishLive } from '@crewdeck/module-sdk/host';
import type { ReadToken } from './hold-stream.ts';
import { keepLive } from './keep-live.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** Refetches the active queries of a person's lists when the stream tells a new version. Returns a function that stops it. */
export function refreshLive(uid: string, queryClient: QueryClient, readToken: ReadToken): () => void {
  // A form compares what is typed with the person's profile. What ops did to it is read with the next page.
  const isConcerned = ({ queryKey: [area, who, kind] }: { queryKey: readonly unknown[] }) =>
    (area === 'me' && who === uid && kind !== 'profile') ||
    (area === 'projects' && who === 'page') ||
    (area === 'team-search' && kind === uid);
  // A hidden tab refetches when it becomes visible.
  const refresh = () =>
    void queryClient.invalidateQueries({ predicate: isConcerned, refetchType: document.hidden ? 'none' : 'active' });
  let wasLive = false;
  const follow = () =>
    keepLive(uid, {
      readToken,
      onVersion: (version) => {
        if (queryClient.getQueryData(myDataKeys.listsVersion(uid)) !== version) refresh();
      },
      onLive: (isLive) => {
        publishLive(isLive);
        if (wasLive && !isLive) refresh();
        wasLive = isLive;
      },
    });
  let leave = follow();
  const rest = () => {
    leave();
    wasLive = false;
    publishLive(false);
  };
  const goOn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = follow();
  };
  // A page in the back/forward cache holds no lock and no stream.
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', goOn);
  return () => {
    window.removeEventListener('pagehide', rest);
    window.removeEventListener('pageshow', goOn);
    rest();
  };
}
