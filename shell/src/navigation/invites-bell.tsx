import { useReceivedInvites, useUnreadActivities } from '@crewdeck/module-sdk';
import { BellIcon, CountBadge, VisuallyHidden } from '@crewdeck/ui-kit';
import { useId } from 'react';
import styles from './invites-bell.module.css';
import { RouteLink } from './route-link.tsx';

/**
 * Leads to the invites, and counts those that wait for an answer; a dot says that there is other news. A failed poll counts
 * none and says nothing (spec 8).
 */
export function InvitesBell() {
  const newsId = useId();
  const invites = useReceivedInvites({ poll: true });
  const known = invites.isError ? [] : (invites.data ?? []);
  const count = known.filter((invite) => invite.status === 'pending').length;
  const hasNews = useUnreadActivities() > 0 && !invites.isError;
  const waiting = `${count} pending ${count === 1 ? 'invite' : 'invites'}`;

  return (
    <>
      <RouteLink
        to="/my-invites"
        className={styles.bell}
        aria-label={`My Invites, ${waiting}`}
        aria-describedby={newsId}
        title="My Invites"
      >
        <BellIcon aria-hidden="true" />
        <CountBadge count={count} className={styles.count} />
        {hasNews ? <span className={styles.dot} /> : null}
      </RouteLink>
      <VisuallyHidden>
        <span role="status">{count > 0 ? waiting : ''}</span>
        <span role="status" id={newsId}>
          {hasNews ? 'New activity' : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
