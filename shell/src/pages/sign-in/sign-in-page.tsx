import { useReturnPath, withReturnPath } from '@crewdeck/module-sdk';
import { RouteLink } from '../../navigation/route-link.tsx';
import { signInWithGoogle, signInWithPassword } from '../../session/session-actions.ts';
import { EntryFrame } from './entry-frame.tsx';
import { OtherWay } from './other-way.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function SignInPage() {
  return (
    <EntryFrame title="Welcome back" intro="Sign in to pick up where your crew left off.">
      <SignInForm
        submitLabel="Sign In"
        busyLabel="Signing in…"
        googleLabel="Sign in with Google"
        passwordAutoComplete="current-password"
        renderHelp={(email) => <ForgotPasswordLink email={email} />}
        withPassword={signInWithPassword}
        withGoogle={signInWithGoogle}
      />
      <OtherWay question="New to Crewdeck?" label="Create an account" to="/sign-up" />
    </EntryFrame>
  );
}

/** Takes the address along that was typed already; not in the page's address, which others may read. */
function ForgotPasswordLink({ email }: { email: string }) {
  const returnPath = useReturnPath();
  return (
    <RouteLink to={withReturnPath('/forgot-password', returnPath)} state={{ email }}>
      Forgot password?
    </RouteLink>
  );
}
