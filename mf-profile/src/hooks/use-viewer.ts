import { useMyProfile, useSession } from '@crewdeck/module-sdk';

const VISITOR = 'visitor';

export interface Viewer {
  /** Part of a cache key, so that nothing one person was shown is shown to the next. */
  key: string;
  isSignedIn: boolean;
  /** `null` for a visitor, and for a person without a profile. */
  profileId: string | null;
  /** Whether session and profile have both answered. Reading doesn't wait for it; actions do. */
  isKnown: boolean;
}

/** Who looks at the page. Until the session has loaded, a visitor. */
export function useViewer(): Viewer {
  const { user, isSignedIn, isLoaded } = useSession();
  const profile = useMyProfile();
  return {
    key: user?.uid ?? VISITOR,
    isSignedIn,
    profileId: profile.data?.id ?? null,
    isKnown: isLoaded && !(isSignedIn && profile.isPending),
  };
}
