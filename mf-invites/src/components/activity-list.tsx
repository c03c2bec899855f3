import { ACTIVITY_LIFE_DAYS } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { BellIcon, Button, EmptyState, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useActivities } from '../hooks/use-activities.ts';
import { dayHeading } from '../rules/dates.ts';
import rowStyles from './activity-row.module.css';
import { ActivityRow } from './activity-row.tsx';
import { PageList } from './page-list.tsx';
import { ShowMore } from './show-more.tsx';

/** What others have done within a month, day by day. */
export function ActivityList() {
  const { query, isNew } = useActivities();
  return (
    <Stack gap={4}>
      <PageList
        query={query}
        things="activity"
        label="Activity"
        skeleton={<ActivityRowSkeleton />}
        empty={
          <EmptyState
            icon={<BellIcon />}
            title="No activity yet."
            text={`Replies to your invites, people who'd like to join, and team changes show up here for ${ACTIVITY_LIFE_DAYS} days.`}
            action={<Button render={<Link to="/explore" />}>Find teammates</Button>}
          />
        }
        headingOf={({ at }) => dayHeading(at, new Date())}
        renderItem={(activity) => <ActivityRow key={activity.id} activity={activity} isNew={isNew(activity)} />}
      />
      <ShowMore query={query} />
      <Words tone="muted">
        <Link to="/account#notifications">Choose what reaches you by email</Link>
      </Words>
    </Stack>
  );
}

function ActivityRowSkeleton() {
  return (
    <li className={rowStyles.row}>
      <Skeleton width={32} height={32} radius="var(--radius-full)" />
      <Stack gap={1}>
        <Skeleton width="min(26rem, 90%)" height={22} />
        <Skeleton width="6rem" height={22} />
      </Stack>
    </li>
  );
}
