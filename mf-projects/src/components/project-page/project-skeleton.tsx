import { useAddressState, useLocation } from '@crewdeck/module-sdk';
import { Cover, LoadingRegion, Skeleton, SkeletonText, VisuallyHidden } from '@crewdeck/ui-kit';
import { tabOfHash } from '../../rules/page-parts.ts';
import coverStyles from './cover/cover.module.css';
import styles from './project-view.module.css';

/** Its cover is as high as on the tab that the address names. */
export function ProjectSkeleton() {
  const { hash } = useLocation();
  const [{ tab }] = useAddressState(['tab']);
  const isLow = (tabOfHash(hash) ?? tab ?? 'overview') !== 'overview';
  return (
    <div>
      <h1>
        <VisuallyHidden>Project</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading project...">
        <div className={styles.root}>
          <div className={styles.head}>
            <div className={isLow ? coverStyles.low : ''}>
              <Cover />
            </div>
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
