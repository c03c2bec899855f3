import { Card, Skeleton } from '@crewdeck/ui-kit';
import styles from './invite-card.module.css';

export function InviteCardSkeleton() {
  return (
    <Card as="div" className={styles.card}>
      <Skeleton width="40px" height="40px" radius="var(--radius-full)" />
      <div className={styles.body}>
        <Skeleton width="min(16rem, 70%)" height="1.25rem" />
        <Skeleton width="min(22rem, 90%)" height="1rem" />
      </div>
    </Card>
  );
}
