import { signInWithGoogle, signUpWithPassword } from '../../session/session-actions.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignUpPage() {
  return (
    <SignInFrame
      title="Create your account"
      intro="An account takes a minute. Teammates find you by the profile you make next."
      submitLabel="Sign Up"
      busyLabel="Signing up…"
      googleLabel="Sign up with Google"
      passwordAutoComplete="new-password"
      passwordHint="At least 6 characters."
      withPassword={signUpWithPassword}
      withGoogle={signInWithGoogle}
      otherQuestion="Already have an account?"
      otherLabel="Sign in instead"
      otherPath="/sign-in"
    />
  );
}
