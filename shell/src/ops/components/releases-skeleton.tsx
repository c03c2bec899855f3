import { CardGrid, CardSkeleton, LoadingRegion, Skeleton } from '@crewdeck/ui-kit';
import styles from './module-grid.module.css';

const MODULES = ['first', 'second', 'third', 'fourth'];

/** Keeps the place of verdict and cards until the first answer. */
export function ReleasesSkeleton() {
  return (
    <LoadingRegion label="Loading releases…">
      <div className={styles.skeleton}>
        <Skeleton height={72} radius="var(--radius-lg)" />
        <CardGrid className={styles.grid}>
          {MODULES.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </CardGrid>
      </div>
    </LoadingRegion>
  );
}
