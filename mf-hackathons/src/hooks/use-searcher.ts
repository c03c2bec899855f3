import { useMyProfile, useSession } from '@crewdeck/module-sdk';
import { useTeamSearch } from './use-team-search.ts';

/** The search for teams for a hackathon, and who looks at it: what they lack to take part, or their profile. */
export function useSearcher(hackathonId: string) {
  const search = useTeamSearch(hackathonId);
  const { isSignedIn } = useSession();
  const profile = useMyProfile();
  const isWhoKnown = !isSignedIn || profile.data !== undefined;
  return {
    /** `undefined` until both are known. */
    search: isWhoKnown ? search.data : undefined,
    profile: profile.data ?? null,
    needs: isSignedIn ? ('profile' as const) : ('sign-in' as const),
    hasFailed: search.isLoadingError || profile.isLoadingError,
    retry: () => {
      void search.refetch();
      if (isSignedIn) void profile.refetch();
    },
  };
}
