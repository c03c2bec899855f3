import { useMyProfile, useSession } from '@crewdeck/module-sdk';

const VISITOR = 'visitor';

export interface Viewer {
  /** Part of every cache key, so that nothing one person was shown is shown to the next. */
  key: string;
  uid: string | null;
  isSignedIn: boolean;
  /** `null` for a visitor, and for a person without a profile. */
  profileId: string | null;
  /** Whether ops have hidden their profile. */
  isHidden: boolean;
  /** Whether a list can stand by how well it fits them: known to have a profile, or not yet known to have none. */
  canFit: boolean;
  /** Known to be signed in without a profile. */
  lacksProfile: boolean;
  /** Whether session and profile have both answered. Lists don't wait for it; actions do. */
  isKnown: boolean;
}

/** Who looks at the page. Until the session has loaded, a visitor. */
export function useViewer(): Viewer {
  const { user, isSignedIn, isLoaded, isAwaited } = useSession();
  const profile = useMyProfile();
  return {
    key: user?.uid ?? VISITOR,
    uid: user?.uid ?? null,
    isSignedIn,
    profileId: profile.data?.id ?? null,
    isHidden: Boolean(profile.data?.hiddenReason),
    canFit: isSignedIn ? profile.data !== null : isAwaited,
    lacksProfile: isSignedIn && profile.data === null,
    isKnown: isLoaded && !(isSignedIn && profile.isPending),
  };
}
