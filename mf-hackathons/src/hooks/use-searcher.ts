import { useMyProfile, useSession } from '@crewdeck/module-sdk';
import { useTeamSearch } from './use-team-search.ts';

/** The team search of a hackathon, and the profile of who views the page. `needs` is what they lack where `profile` is `null`. */
export function useSearcher(hackathonId: string) {
  const search = useTeamSearch(hackathonId);
  const { isSignedIn, isAwaited } = useSession();
  const profile = useMyProfile();
  const isWhoKnown = !isSignedIn || profile.data !== undefined;
  const known = isWhoKnown ? search.data : undefined;
  // After a failure each component that mounts begins a new read, for which the page would wait again. Offline, none may come.
  const mayArrive = search.errorUpdateCount + profile.errorUpdateCount === 0 && !search.isPaused && !profile.isPaused;
  return {
    /** `undefined` until the search is read, and the profile of who is signed in. */
    search: known,
    /** Whether they look for a team or have one is not known yet, so nothing is drawn that would move then. */
    isAwaited: (isSignedIn || isAwaited) && !known && mayArrive,
    profile: profile.data ?? null,
    needs: isSignedIn ? ('profile' as const) : ('sign-in' as const),
    hasFailed: search.isLoadingError || profile.isLoadingError,
    retry: () => {
      void search.refetch();
      if (isSignedIn) void profile.refetch();
    },
  };
}
