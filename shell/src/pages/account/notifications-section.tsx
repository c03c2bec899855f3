import type { SessionUser } from '@crewdeck/module-sdk';
import { ErrorState, FormSection } from '@crewdeck/ui-kit';
import styles from './account.module.css';
import { MailStopNotice } from './mail-stop-notice.tsx';
import { NotificationsTable } from './notifications-table.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

/** Of what the person is told while they are away. */
export function NotificationsSection({ user }: { user: SessionUser }) {
  const { hasNoProfile, settings, saving, setTold } = useNotificationSettings(user.uid);
  return (
    <FormSection
      title="Notifications"
      hint="What you wait for comes at once: invites, answers, and that a place has ended. The rest comes once a day, if there is something."
    >
      {settings.isLoadingError ? (
        <ErrorState title="Your notifications could not be loaded." onRetry={() => void settings.refetch()} />
      ) : null}
      {hasNoProfile ? (
        <p className={styles.text}>Once you have a profile, you choose here what we tell you of.</p>
      ) : null}
      {hasNoProfile || settings.isLoadingError ? null : (
        <>
          <MailStopNotice reason={settings.data?.mail.stoppedBecause ?? null} />
          <NotificationsTable settings={settings.data} onChange={setTold} />
          <p role="status" className={styles.text}>
            {settings.data ? stateOf(saving) : 'Loading your notifications…'}
          </p>
        </>
      )}
    </FormSection>
  );
}

function stateOf({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): string {
  if (isPending) return 'Saving…';
  return isSuccess ? 'Saved.' : 'A change is saved at once.';
}
