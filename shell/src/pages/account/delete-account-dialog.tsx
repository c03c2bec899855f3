import type { SessionUser } from '@crewdeck/module-sdk';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, Dialog, StepFailure } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import styles from './account.module.css';
import { OwnPasswordField } from './own-password-field.tsx';
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
  const { checked } = useForm({ send: () => deletion.send(asksForPassword ? { password } : 'google') });
  // What comes of a deletion under way has to find somebody to tell.
  const close = () => !deletion.isBusy && onClose();

  return (
    <Dialog
      isOpen
      onClose={close}
      title="Delete your account?"
      description="This can't be undone."
      footer={
        <>
          <Button onClick={close}>Keep my account</Button>
          <Button type="submit" form={formId} variant="danger" isBusy={deletion.isBusy}>
            {labelOf(deletion.isBusy, asksForPassword)}
          </Button>
        </>
      }
    >
      <ul className={styles.consequences}>
        <li>We remove your profile, email, sign-in, invites and interest.</li>
        <li>You leave your teams, and your seats open up.</li>
        <li>
          Your projects without a team are deleted. Projects with a team are archived without an owner. To keep one
          going, hand it over on its page first.
        </li>
      </ul>
      <form id={formId} className={styles.form} {...checked}>
        {asksForPassword ? (
          <OwnPasswordField
            hint="We ask so that only you can delete it."
            value={password}
            onValueChange={setPassword}
          />
        ) : (
          <p className={styles.text}>Google asks you to sign in again, so that only you can delete it.</p>
        )}
        <StepFailure failure={deletion.failure} />
      </form>
    </Dialog>
  );
}

function labelOf(isBusy: boolean, asksForPassword: boolean): string {
  if (isBusy) return 'Deleting...';
  return asksForPassword ? 'Delete account' : 'Confirm with Google and delete';
}
