import { Card } from '../cards/card.tsx';
import { Cover } from '../cards/cover.tsx';
import styles from './card-skeleton.module.css';
import { Skeleton, SkeletonText } from './skeleton.tsx';

/** A card that is on its way, about as tall as the ones that replace it. */
export function CardSkeleton({ hasCover = false }: { hasCover?: boolean } = {}) {
  return (
    <Card aria-hidden="true">
      {hasCover ? <Cover isOnCard /> : null}
      <span className={styles.head}>
        <Skeleton width={44} height={44} radius="var(--radius-full)" />
        <span className={styles.lines}>
          <Skeleton width="60%" height={16} />
          <Skeleton width="40%" height={12} />
        </span>
      </span>
      <SkeletonText lines={3} />
      <span className={styles.chips}>
        <Skeleton width={64} height={26} />
        <Skeleton width={84} height={26} />
        <Skeleton width={56} height={26} />
      </span>
      <Skeleton height={40} radius="var(--radius-md)" />
    </Card>
  );
}
