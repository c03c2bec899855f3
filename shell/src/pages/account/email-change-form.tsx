import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Notice, StepFailure, TextField } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { proofFailureOf } from '../../session/provider-errors.ts';
import { changeEmail } from '../../session/session-actions.ts';
import styles from './account.module.css';
import { OwnPasswordField } from './own-password-field.tsx';

/** Mails a link to another address of a person who knows their password. Nothing changes before they open it. */
export function EmailChangeForm({ email }: { email: string }) {
  const [next, setNext] = useState('');
  const [password, setPassword] = useState('');
  const change = useStep({
    call: (_http, address: string) => changeEmail({ password }, address),
    failed: proofFailureOf,
    refetch: [],
    onDone: () => setPassword(''),
  });
  const isSame = next.trim().toLowerCase() === email.toLowerCase();
  const { checked, problems } = useForm<{ next?: string }>({
    ...(isSame && { problems: { next: 'This is already your email.' } }),
    send: () => change.send(next.trim()),
  });

  if (change.isDone) {
    return (
      <Notice tone="success" role="status">
        We've sent a link to <bdi>{change.input}</bdi>. Open it to change your email. You may have to sign in again,
        with the new one.
      </Notice>
    );
  }
  return (
    <form {...checked} className={styles.form}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        type="email"
        label="New email"
        hint="We'll send a link there. Your email stays the same until you open it."
        autoComplete="email"
        required
        ifEmpty="Enter your new email."
        value={next}
        onValueChange={setNext}
        error={problems.next}
      />
      <OwnPasswordField hint="We ask so that only you can change it." value={password} onValueChange={setPassword} />
      <StepFailure failure={change.failure} />
      <Button type="submit" className={styles.action} isBusy={change.isBusy}>
        {change.isBusy ? 'Sending...' : 'Send the link'}
      </Button>
    </form>
  );
}
