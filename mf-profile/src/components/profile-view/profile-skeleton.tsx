import { LoadingRegion, Skeleton, SkeletonText, Split, Stack, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './profile-skeleton.module.css';

export function ProfileSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>My Profile</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading profile...">
        <div className={styles.heading}>
          <Skeleton width={72} height={72} radius="var(--radius-full)" />
          <Stack gap={3}>
            <Skeleton width="min(320px, 80%)" height={32} />
            <Skeleton width="min(240px, 60%)" height={20} />
          </Stack>
        </div>
        <SkeletonText lines={2} className={styles.bio} />
        <Split
          main={<Skeleton height={280} radius="var(--radius-lg)" />}
          more={<Skeleton height={190} radius="var(--radius-lg)" />}
        />
      </LoadingRegion>
    </div>
  );
}
