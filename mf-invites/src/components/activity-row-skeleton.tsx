import { Card, Skeleton } from '@crewdeck/ui-kit';
import styles from './activity-row.module.css';

export function ActivityRowSkeleton() {
  return (
    <Card as="div" className={styles.row}>
      <Skeleton width={44} height={44} radius="var(--radius-full)" />
      <div className={styles.body}>
        <Skeleton width="min(26rem, 90%)" height={24} />
        <Skeleton width="6rem" height={24} />
      </div>
    </Card>
  );
}
