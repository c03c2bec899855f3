import { type SessionUser, serverText } from '@crewdeck/module-sdk';
import { ErrorState, FormSection } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './account.module.css';
import { MailStopNotice } from './mail-stop-notice.tsx';
import { NotificationsTable } from './notifications-table.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

/** Of what the person is told while they are away. */
export function NotificationsSection({ user }: { user: SessionUser }) {
  const { hasNoProfile, settings, saving, setTold } = useNotificationSettings(user.uid);
  return (
    <FormSection
      id="notifications"
      title="Notifications"
      hint="Invites, replies and anything urgent reach you right away. The rest comes in a daily email."
    >
      {settings.isLoadingError ? (
        <ErrorState title="We couldn't load your notification settings." onRetry={() => void settings.refetch()} />
      ) : null}
      {hasNoProfile ? (
        <p className={styles.text}>
          Once you <RouteLink to="/create-profile">have a profile</RouteLink>, you can choose what we notify you about.
        </p>
      ) : null}
      {hasNoProfile || settings.isLoadingError ? null : (
        <>
          <MailStopNotice reason={settings.data?.mail.stoppedBecause ?? null} />
          {settings.data?.push.publicKey === null ? null : (
            <p className={styles.text}>Browser notifications arrive only in browsers where you've turned them on.</p>
          )}
          <NotificationsTable
            settings={settings.data}
            onChange={setTold}
            failedTopic={saving.variables?.topic}
            failure={
              saving.error && serverText(saving.error, "We couldn't save that, so it's as it was before. Try again.")
            }
          />
          <p role="status" className={styles.text}>
            {settings.data ? stateOf(saving) : 'Loading your settings...'}
          </p>
        </>
      )}
    </FormSection>
  );
}

function stateOf({ isPending, isSuccess, isError }: Record<'isPending' | 'isSuccess' | 'isError', boolean>): string {
  if (isPending) return 'Saving...';
  if (isError) return '';
  return isSuccess ? 'Saved.' : 'Changes save automatically.';
}
