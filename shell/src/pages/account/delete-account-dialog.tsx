import type { SessionUser } from '@crewdeck/module-sdk';
import { Button, Dialog, PasswordField } from '@crewdeck/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { ProviderFailure } from '../provider-failure.tsx';
import styles from './account.module.css';
import { useDeleteAccount } from './use-delete-account.ts';
import { hasPassword } from './ways-in.ts';

interface DeleteAccountDialogProps {
  user: SessionUser;
  onClose: () => void;
}

/** Says what will happen, and asks for the password or Google's popup once more. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const deletion = useDeleteAccount();
  const asksForPassword = hasPassword(user);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    deletion.mutate(asksForPassword ? { password } : 'google');
  };
  // What comes of a deletion under way has to find somebody to tell.
  const close = () => !deletion.isPending && onClose();

  return (
    <Dialog
      isOpen
      onClose={close}
      title="Delete your account?"
      description="This can't be undone."
      footer={
        <>
          <Button onClick={close}>Keep my account</Button>
          <Button type="submit" form={formId} variant="danger" isBusy={deletion.isPending}>
            {labelOf(deletion.isPending, asksForPassword)}
          </Button>
        </>
      }
    >
      <ul className={styles.consequences}>
        <li>
          Your profile, your e-mail address and your way to sign in are removed, and all your invites and interests.
        </li>
        <li>You leave your teams, and your seats there are free.</li>
        <li>
          Your projects without a team are deleted. Those with one are archived, without an owner. To let one go on,
          hand it over first, on its page.
        </li>
      </ul>
      <form id={formId} className={styles.form} onSubmit={submit}>
        {asksForPassword ? (
          <PasswordField
            label="Your password"
            hint="So that nobody else does this for you."
            autoComplete="current-password"
            required
            value={password}
            onValueChange={setPassword}
          />
        ) : (
          <p className={styles.text}>Google asks you once more who you are, so that nobody else does this for you.</p>
        )}
        <ProviderFailure error={deletion.error} />
      </form>
    </Dialog>
  );
}

function labelOf(isPending: boolean, asksForPassword: boolean): string {
  if (isPending) return 'Deleting…';
  return asksForPassword ? 'Delete account' : 'Ask Google, then delete';
}
