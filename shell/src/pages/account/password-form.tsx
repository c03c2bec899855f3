import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, PasswordField, StepFailure } from '@crewdeck/ui-kit';
import { useRef, useState } from 'react';
import { proofFailureOf, WRONG_PASSWORD } from '../../session/provider-errors.ts';
import { changePassword } from '../../session/session-actions.ts';
import styles from './account.module.css';

/** Changes the password of a person who knows the present one. `email` is for the person's password manager. */
export function PasswordForm({ email }: { email: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const { send, isBusy, failure } = useStep({
    call: () => changePassword({ password: present }, next),
    done: 'Password changed.',
    failed: proofFailureOf,
    refetch: [],
    onFailed: (sentence) => sentence === WRONG_PASSWORD && field.current?.focus(),
    onDone: () => {
      setPresent('');
      setNext('');
    },
  });
  const { checked } = useForm({ send });
  const isWrong = failure === WRONG_PASSWORD;

  return (
    <form {...checked} className={styles.form}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label="Current password"
        error={isWrong && failure}
        autoComplete="current-password"
        required
        ifEmpty="Enter your current password."
        value={present}
        onValueChange={setPresent}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        minLength={6}
        required
        ifEmpty="Choose a new password."
        value={next}
        onValueChange={setNext}
      />
      <StepFailure failure={isWrong ? null : failure} />
      <Button type="submit" className={styles.action} isBusy={isBusy}>
        {isBusy ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
