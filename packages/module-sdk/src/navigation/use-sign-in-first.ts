import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../session/session-store.ts';
import { givenPageTitle } from './page-title.ts';
import { withReturnPath } from './return-path.ts';

/** Redirects a visitor to sign in, and from there back to this address. @returns whether somebody is signed in */
export function useSignInFirst(): boolean {
  const { isLoaded, isSignedIn } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const isVisitor = isLoaded && !isSignedIn;
  // In place of the address that asked for it: that one would lead here again, and Back would never get past it.
  const goToSignIn = useEffectEvent(() =>
    navigate(withReturnPath('/sign-in', pathname + search), { replace: true, state: { wanted: givenPageTitle() } }),
  );
  useEffect(() => {
    if (isVisitor) void goToSignIn();
  }, [isVisitor]);

  return isSignedIn;
}
