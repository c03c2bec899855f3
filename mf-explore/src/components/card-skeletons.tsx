import { Card, CardFoot, CardGrid, Skeleton, SkeletonText } from '@crewdeck/ui-kit';
import styles from './card-skeletons.module.css';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Cards that are on their way, about as tall as the ones that replace them. The line above says what is loading. */
export function CardSkeletons({ of }: { of: 'users' | 'projects' }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {PLACES.map((place) => (
          <Card key={place}>
            {of === 'users' ? <PersonHead /> : <ProjectHead />}
            <SkeletonText lines={3} />
            <span className={styles.row}>
              <Skeleton width={64} height={26} />
              <Skeleton width={84} height={26} />
              <Skeleton width={56} height={26} />
            </span>
            <CardFoot>
              <Skeleton width="40%" height={16} />
              <Skeleton width="70%" height={16} />
              <Skeleton height={40} radius="var(--radius-md)" />
            </CardFoot>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}

function PersonHead() {
  return (
    <>
      <span className={styles.row}>
        <Skeleton width={72} height={72} radius="var(--radius-full)" />
        <span className={styles.lines}>
          <Skeleton width="70%" height={18} />
          <Skeleton width="50%" height={14} />
        </span>
      </span>
      <Skeleton width={130} height={24} radius="var(--radius-full)" />
    </>
  );
}

function ProjectHead() {
  return (
    <>
      <Skeleton width={72} height={24} radius="var(--radius-full)" />
      <Skeleton width="70%" height={22} />
    </>
  );
}
