import { Card, Skeleton } from '@crewdeck/ui-kit';
import styles from './invite-card.module.css';

export function InviteCardSkeleton() {
  return (
    <Card as="div" className={styles.card}>
      <Skeleton width={44} height={44} radius="var(--radius-full)" />
      <div className={styles.body}>
        <Skeleton width="min(16rem, 70%)" height={24} />
        <Skeleton width="min(22rem, 90%)" height={22} />
      </div>
    </Card>
  );
}
