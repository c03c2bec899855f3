import { Link, useFailureToast } from '@crewdeck/module-sdk';
import { BellIcon, Button, EmptyState, ErrorState, LoadingRegion } from '@crewdeck/ui-kit';
import { useActivities } from '../hooks/use-activities.ts';
import { ActivityRow } from './activity-row.tsx';
import { ActivityRowSkeleton } from './activity-row-skeleton.tsx';
import styles from './invite-list.module.css';

/** What others have done within a month, in each of its states. A list that fails to reload keeps showing what is known. */
export function ActivityList() {
  const { query, isNew } = useActivities();
  useFailureToast(query, 'Failed to fetch your activity.');

  if (query.isPending) {
    return (
      <LoadingRegion label="Loading activity...">
        <div className={styles.list}>
          <ActivityRowSkeleton />
          <ActivityRowSkeleton />
          <ActivityRowSkeleton />
        </div>
      </LoadingRegion>
    );
  }
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="Your activity could not be loaded"
        text="Nothing is lost. Try again in a moment."
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        icon={<BellIcon />}
        title="Nothing has happened yet."
        text="When somebody answers your invite, would like to join, or leaves a team of yours, you read it here for 30 days."
        action={<Button render={<Link to="/explore" />}>Find teammates</Button>}
      />
    );
  }
  return (
    <ul className={styles.list} aria-label="Activity">
      {query.data.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} isNew={isNew(activity)} />
      ))}
    </ul>
  );
}
