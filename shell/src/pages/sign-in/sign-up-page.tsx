import { signInWithGoogle, signUpWithPassword } from '../../session/session-actions.ts';
import { EntryFrame } from './entry-frame.tsx';
import { OtherWay } from './other-way.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const SIGN_UP = {
  title: 'Create your account',
  intro: "It takes a minute. Unless you use Google, we'll email you a link to confirm your email.",
};

export function SignUpPage() {
  return (
    <EntryFrame {...SIGN_UP}>
      <SignInForm
        submitLabel="Sign Up"
        busyLabel="Signing up..."
        googleLabel="Sign up with Google"
        passwordAutoComplete="new-password"
        passwordHint="At least 6 characters."
        withPassword={signUpWithPassword}
        withGoogle={signInWithGoogle}
      />
      <OtherWay question="Already have an account?" label="Sign in instead" to="/sign-in" />
    </EntryFrame>
  );
}
