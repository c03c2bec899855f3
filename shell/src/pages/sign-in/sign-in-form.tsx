import { useMutation } from '@crewdeck/module-sdk';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, PasswordField, Stack, StepFailure } from '@crewdeck/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { providerMessageOf } from '../../session/provider-errors.ts';
import { EmailField } from './email-field.tsx';
import { EntryLink } from './entry-link.tsx';
import { GoogleMark } from './google-mark.tsx';
import styles from './sign-in-form.module.css';
import { useKeptEmail } from './use-kept-email.ts';

export interface SignInFormProps {
  submitLabel: string;
  busyLabel: string;
  googleLabel: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  passwordHint?: string;
  /** What helps somebody who can't fill in the form, given the address that they have typed. */
  renderHelp?: (email: string) => ReactNode;
  withPassword: (email: string, password: string) => Promise<void>;
  withGoogle: () => Promise<void>;
}

/** The one form behind signing in and signing up. Where success leads is the access check's business. */
export function SignInForm(props: SignInFormProps) {
  const [email, setEmail] = useKeptEmail();
  const [password, setPassword] = useState('');
  const attempt = useMutation({
    mutationFn: (way: 'password' | 'google') =>
      way === 'google' ? props.withGoogle() : props.withPassword(email, password),
  });
  const busyWith = attempt.isPending ? attempt.variables : null;
  const { checked } = useForm({ send: () => attempt.mutate('password') });
  const passwordField = useRef<HTMLInputElement>(null);
  const hasWeakPassword = hasCode(attempt.error, 'auth/weak-password');

  function changeEmail(typed: string) {
    setEmail(typed);
    // What the provider said was about the email before.
    if (attempt.isError) attempt.reset();
  }

  useEffect(() => {
    if (hasWeakPassword) passwordField.current?.focus();
  }, [hasWeakPassword]);

  return (
    <>
      <Stack as="form" gap={4} {...checked}>
        <EmailField value={email} onValueChange={changeEmail} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={props.passwordAutoComplete}
          required
          ifEmpty={props.passwordAutoComplete === 'new-password' ? 'Choose a password.' : 'Enter your password.'}
          hint={props.passwordHint}
          ref={passwordField}
          aria-invalid={hasWeakPassword}
          value={password}
          onValueChange={setPassword}
        />
        {props.renderHelp ? <p className={styles.help}>{props.renderHelp(email)}</p> : null}
        <StepFailure failure={attempt.error && providerMessageOf(attempt.error)} />
        {hasCode(attempt.error, 'auth/email-already-in-use') ? (
          <p>
            <EntryLink to="/sign-in" label="Sign in with this email" email={email} />
          </p>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={busyWith === 'password'}
          disabled={busyWith === 'google'}
        >
          {busyWith === 'password' ? props.busyLabel : props.submitLabel}
        </Button>
      </Stack>
      <p className={styles.divider}>or</p>
      <Button
        size="lg"
        isBusy={busyWith === 'google'}
        disabled={busyWith === 'password'}
        onClick={() => attempt.mutate('google')}
      >
        {busyWith === 'google' ? null : <GoogleMark />}
        <span>{props.googleLabel}</span>
      </Button>
    </>
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
