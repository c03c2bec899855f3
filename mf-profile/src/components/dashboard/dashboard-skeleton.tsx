import { LoadingRegion, Skeleton } from '@crewdeck/ui-kit';
import styles from './dashboard-skeleton.module.css';

/** The shape of the dashboard, while its numbers load. */
export function DashboardSkeleton() {
  return (
    <LoadingRegion label="Loading dashboard...">
      <div className={styles.root}>
        <Skeleton height={214} radius="var(--radius-lg)" />
        <Skeleton height={104} radius="var(--radius-lg)" />
        <div className={styles.cards}>
          <Skeleton height={150} radius="var(--radius-lg)" />
          <Skeleton height={150} radius="var(--radius-lg)" />
          <Skeleton height={150} radius="var(--radius-lg)" />
        </div>
      </div>
    </LoadingRegion>
  );
}
