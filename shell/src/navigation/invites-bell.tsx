import { useUnreadActivities } from '@crewdeck/module-sdk';
import { BellIcon, CountBadge, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './invites-bell.module.css';
import { RouteLink } from './route-link.tsx';
import { usePendingInvites } from './use-pending-invites.ts';

/** Links to the invites and counts the pending ones. A dot stands for other news; the link leads there while none is pending. */
export function InvitesBell() {
  const { count, isError } = usePendingInvites();
  const hasNews = useUnreadActivities() > 0 && !isError;
  const waiting = `${count} pending ${count === 1 ? 'invite' : 'invites'}`;
  const news = count > 0 ? `${waiting}, new activity` : 'new activity';

  return (
    <RouteLink
      to={hasNews && count === 0 ? '/my-invites?tab=activity' : '/my-invites'}
      className={styles.bell}
      aria-label={`My Invites, ${hasNews ? news : waiting}`}
      title="My Invites"
    >
      <BellIcon aria-hidden="true" />
      <CountBadge count={count} className={styles.count} />
      {hasNews ? <span className={styles.dot} /> : null}
      {/* Within the link, whose name replaces them, so that they are heard when they change but not read once more. */}
      <VisuallyHidden>
        <span role="status">{count > 0 ? waiting : ''}</span>
        <span role="status">{hasNews ? 'New activity' : ''}</span>
      </VisuallyHidden>
    </RouteLink>
  );
}
