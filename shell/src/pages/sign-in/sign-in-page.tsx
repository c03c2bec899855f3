import { useReturnPath } from '@crewdeck/module-sdk';
import { matchRoutes } from 'react-router-dom';
import { readRoutes } from '../../modules/registry/places.ts';
import { signInWithGoogle, signInWithPassword } from '../../session/session-actions.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryLink } from './entry-link.tsx';
import { OtherWay } from './other-way.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  const wanted = useWantedTitle();
  const intro = wanted
    ? `Sign in first. Then we'll take you to ${wanted}.`
    : 'Sign in to pick up where your crew left off.';
  return (
    <EntryFrame title="Welcome back" intro={intro}>
      <SignInForm
        submitLabel="Sign In"
        busyLabel="Signing in…"
        googleLabel="Sign in with Google"
        passwordAutoComplete="current-password"
        renderHelp={(email) => <EntryLink to="/forgot-password" label="Forgot password?" email={email} />}
        withPassword={signInWithPassword}
        withGoogle={signInWithGoogle}
      />
      <OtherWay question="New to Crewdeck?" label="Create an account" to="/sign-up" />
    </EntryFrame>
  );
}

/** Title of the page that the visitor asked for, and can see only once they have signed in. */
function useWantedTitle(): string | undefined {
  const path = useReturnPath();
  const route = matchRoutes(readRoutes(), path)?.[0]?.route;
  return route && route.access !== 'open' ? route.title : undefined;
}
