import { signInWithGoogle, signInWithPassword } from '../../session/session-actions.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignInPage() {
  return (
    <SignInFrame
      title="Welcome back"
      intro="Sign in to pick up where your crew left off."
      submitLabel="Sign In"
      busyLabel="Signing in…"
      googleLabel="Sign in with Google"
      passwordAutoComplete="current-password"
      withPassword={signInWithPassword}
      withGoogle={signInWithGoogle}
      otherQuestion="New to Crewdeck?"
      otherLabel="Create an account"
      otherPath="/sign-up"
    />
  );
}
