import { notify, useMutation } from '@crewdeck/module-sdk';
import { Button, PasswordField } from '@crewdeck/ui-kit';
import { type FormEvent, useState } from 'react';
import { changePassword } from '../../session/session-actions.ts';
import { ProviderFailure } from '../provider-failure.tsx';
import styles from './account.module.css';

/** Another password, for whoever knows the present one. `email` is for the person's password manager. */
export function PasswordForm({ email }: { email: string }) {
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => changePassword({ password: present }, next),
    onSuccess: () => {
      notify.success('Password changed.');
      setPresent('');
      setNext('');
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        value={present}
        onValueChange={setPresent}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        required
        value={next}
        onValueChange={setNext}
      />
      <ProviderFailure error={change.error} />
      <Button type="submit" className={styles.action} isBusy={change.isPending}>
        {change.isPending ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}
