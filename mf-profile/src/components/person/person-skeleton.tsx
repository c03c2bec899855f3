import { LoadingRegion, Skeleton, SkeletonText, Split, Stack, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './person-skeleton.module.css';

export function PersonSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>Profile</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading profile...">
        <Split
          sideAt="start"
          side={
            <Stack gap={4}>
              <span className={styles.avatar}>
                <Skeleton height="100%" radius="var(--radius-full)" />
              </span>
              <Skeleton width="min(240px, 80%)" height={28} />
              <Skeleton width="min(160px, 60%)" height={24} radius="var(--radius-full)" />
              <Skeleton height={40} radius="var(--radius-md)" />
            </Stack>
          }
          main={
            <>
              <SkeletonText lines={3} />
              <Skeleton height={200} radius="var(--radius-lg)" />
              <Skeleton height={180} radius="var(--radius-lg)" />
            </>
          }
        />
      </LoadingRegion>
    </div>
  );
}
