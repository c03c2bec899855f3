import type { SessionUser } from '@crewdeck/module-sdk';
import { FormSection } from '@crewdeck/ui-kit';
import styles from './account.module.css';
import { PasswordForm } from './password-form.tsx';
import { hasPassword } from './ways-in.ts';

export function PasswordSection({ user }: { user: SessionUser }) {
  return (
    <FormSection id="password" title="Password" hint="Changing it signs you out on your other devices.">
      {hasPassword(user) ? (
        <PasswordForm email={user.email ?? ''} />
      ) : (
        <p className={styles.text}>You sign in with Google, so you don't have a password here.</p>
      )}
    </FormSection>
  );
}
