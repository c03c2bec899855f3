import { myDataKeys } from '@crewdeck/module-sdk';
import { type createQueryClient, publishLive } from '@crewdeck/module-sdk/host';
import type { ReadToken } from './hold-stream.ts';
import { keepLive } from './keep-live.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** Reads anew what is on the screen when the lists of a person have another version than this tab has. Returns what ends it. */
export function refreshLive(uid: string, queryClient: QueryClient, readToken: ReadToken): () => void {
  // What one has typed is compared with one's own profile, which nobody else changes.
  const isConcerned = ({ queryKey: [area, who, kind] }: { queryKey: readonly unknown[] }) =>
    (area === 'me' && who === uid && kind !== 'profile') || (area === 'projects' && who === 'page');
  // Who does not look at the tab has it read when they do.
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
  // A page that may come back keeps no lock and no stream.
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', goOn);
  return () => {
    window.removeEventListener('pagehide', rest);
    window.removeEventListener('pageshow', goOn);
    rest();
  };
}
