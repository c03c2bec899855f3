import type { SessionUser } from '@crewdeck/module-sdk';
import { Disclosure } from '@crewdeck/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';
import { EmailChangeForm } from './email-change-form.tsx';
import { hasPassword } from './ways-in.ts';

/** The way to another address, or why there is none. */
export function EmailChange({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPassword(user)) {
    return (
      <p className={styles.text}>
        You sign in with Google, so this is your Google account's email. You can't change it here.
      </p>
    );
  }
  return (
    <Disclosure summary="Change email" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      {isOpen ? <EmailChangeForm email={user.email ?? ''} /> : null}
    </Disclosure>
  );
}
