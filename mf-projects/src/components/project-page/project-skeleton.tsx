import { Cover, LoadingRegion, Skeleton, SkeletonText, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './project-view.module.css';

export function ProjectSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>Project</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading project...">
        <div className={styles.root}>
          <div className={styles.head}>
            <Cover />
            <Skeleton width={140} height={32} radius="var(--radius-full)" />
            <Skeleton width="70%" height={40} />
            <Skeleton width="50%" height={32} />
          </div>
          <div className={styles.main}>
            <SkeletonText lines={6} />
          </div>
          <div className={styles.aside}>
            <div className={styles.action}>
              <Skeleton height={150} radius="var(--radius-lg)" />
            </div>
            <div className={styles.details}>
              <Skeleton height={240} radius="var(--radius-lg)" />
            </div>
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}
