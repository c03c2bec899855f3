import { LoadingRegion, Skeleton, SkeletonText, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './hackathon-skeleton.module.css';

/** The shape of a hackathon's page, while it loads. */
export function HackathonSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>Hackathon</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading hackathon...">
        <div className={styles.root}>
          <div className={styles.main}>
            <div className={styles.heading}>
              <Skeleton width={88} height={96} radius="var(--radius-lg)" />
              <Skeleton width="min(420px, 60%)" height={40} />
            </div>
            <SkeletonText lines={4} />
            <Skeleton height={200} radius="var(--radius-lg)" />
          </div>
          <Skeleton height={300} radius="var(--radius-lg)" />
        </div>
      </LoadingRegion>
    </div>
  );
}
