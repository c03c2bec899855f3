import { CardGrid, CardSkeleton, LoadingRegion } from '@crewdeck/ui-kit';
import styles from './module-grid.module.css';

/** Keeps the place of cards until the first answer. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <CardGrid className={styles.grid}>
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </LoadingRegion>
  );
}
