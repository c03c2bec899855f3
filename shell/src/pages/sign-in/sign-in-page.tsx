import { useReturnPath } from '@crewdeck/module-sdk';
import type { ReactNode } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { readRoutes } from '../../modules/registry/places.ts';
import { HOME } from '../../navigation/links.ts';
import { signInWithGoogle, signInWithPassword } from '../../session/session-actions.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryLink } from './entry-link.tsx';
import { OtherWay } from './other-way.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const SIGN_IN_TITLE = 'Sign in to Crewdeck';

export function SignInPage() {
  return (
    <EntryFrame title={SIGN_IN_TITLE} intro={useIntro()}>
      <SignInForm
        submitLabel="Sign In"
        busyLabel="Signing in..."
        googleLabel="Sign in with Google"
        passwordAutoComplete="current-password"
        renderHelp={(email) => <EntryLink to="/forgot-password" label="Forgot password?" email={email} />}
        withPassword={signInWithPassword}
        withGoogle={signInWithGoogle}
      />
      <OtherWay question="New to Crewdeck?" label="Create an account" to="/sign-up" isProminent />
    </EntryFrame>
  );
}

/** Says what comes next: the page that the visitor asked for or has lost, or the one on which they pressed something. */
function useIntro(): ReactNode {
  const path = useReturnPath();
  const state: { wanted?: unknown; hasEnded?: unknown } | null = useLocation().state;
  const name = state?.wanted;
  const route = matchRoutes(readRoutes(), path)?.[0]?.route;
  if (state?.hasEnded)
    return `Your session has ended. Sign in again${route && path !== HOME.to ? ` to go on to ${route.title}` : ''}.`;
  if (!route || path === HOME.to) return 'Sign in, or create an account to find your crew.';
  if (route.access !== 'open') return `Sign in first. Then we'll take you to ${route.title}.`;
  // The title of a page about somebody is the same for all.
  const title = route.path.includes(':') ? 'the page you came from' : route.title;
  return (
    <>
      Sign in first. Then we'll take you back to <bdi>{typeof name === 'string' ? name : title}</bdi>.
    </>
  );
}
