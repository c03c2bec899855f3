import type { SessionUser } from '@crewdeck/module-sdk';
import { Button, FormSection, Trash2Icon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useLenientDocument } from './use-lenient-document.ts';
import { hasPassword } from './ways-in.ts';

/** The end of the account, quiet until wanted. */
export function DeletionSection({ user }: { user: SessionUser }) {
  const [isAsking, setIsAsking] = useState(false);
  useLenientDocument(!hasPassword(user));
  return (
    <FormSection
      id="deletion"
      title="Delete account"
      hint="This can't be undone. We'll show what happens and ask you to confirm."
    >
      <Button variant="quiet-danger" className={styles.deletion} onClick={() => setIsAsking(true)}>
        <Trash2Icon aria-hidden="true" />
        Delete my account
      </Button>
      {isAsking ? <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} /> : null}
    </FormSection>
  );
}
