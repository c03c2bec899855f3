import { useMyProfile, useSession } from '@crewdeck/module-sdk';
import { useTeamSearch } from './use-team-search.ts';

/** The search for teams for a hackathon, and who looks at it: what they lack to take part, or their profile. */
export function useSearcher(hackathonId: string) {
  const search = useTeamSearch(hackathonId);
  const { isSignedIn, isAwaited } = useSession();
  const profile = useMyProfile();
  const isWhoKnown = !isSignedIn || profile.data !== undefined;
  const known = isWhoKnown ? search.data : undefined;
  // A further read after a failed one is waited for no more: who mounts begins one. One that waits for the network may never come.
  const isFirstRead = search.errorUpdateCount + profile.errorUpdateCount === 0 && !search.isPaused && !profile.isPaused;
  return {
    /** `undefined` until both are known. */
    search: known,
    /** They may look or have a team, but whether they do is not known yet. */
    isAwaited: (isSignedIn || isAwaited) && !known && isFirstRead,
    profile: profile.data ?? null,
    needs: isSignedIn ? ('profile' as const) : ('sign-in' as const),
    hasFailed: search.isLoadingError || profile.isLoadingError,
    retry: () => {
      void search.refetch();
      if (isSignedIn) void profile.refetch();
    },
  };
}
