import { ACTIVITY_LIFE_DAYS } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { BellIcon, Button, EmptyState } from '@crewdeck/ui-kit';
import { useActivities } from '../hooks/use-activities.ts';
import { ActivityRow } from './activity-row.tsx';
import { ActivityRowSkeleton } from './activity-row-skeleton.tsx';
import styles from './page-list.module.css';
import { PageList } from './page-list.tsx';
import { ShowMore } from './show-more.tsx';

/** What others have done within a month. */
export function ActivityList() {
  const { query, isNew } = useActivities();
  return (
    <div className={styles.list}>
      <PageList
        query={query}
        things="activity"
        label="Activity"
        skeleton={<ActivityRowSkeleton />}
        empty={
          <EmptyState
            icon={<BellIcon />}
            title="Nothing has happened yet."
            text={`When somebody answers your invite, would like to join, or leaves a team of yours, you read it here for ${ACTIVITY_LIFE_DAYS} days.`}
            action={<Button render={<Link to="/explore" />}>Find teammates</Button>}
          />
        }
        renderItem={(activity) => <ActivityRow key={activity.id} activity={activity} isNew={isNew(activity)} />}
      />
      <ShowMore query={query} />
      <p className={styles.aside}>
        Not here often? <Link to="/account">Choose how we tell you</Link>
      </p>
    </div>
  );
}
