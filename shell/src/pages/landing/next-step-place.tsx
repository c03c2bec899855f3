import { LoadingRegion, Skeleton, Stack } from '@crewdeck/ui-kit';
import { lazy, Suspense } from 'react';
import { usePresence } from '../../session/use-presence.ts';
import landing from './landing.module.css';
import styles from './next-step-place.module.css';

const NextStep = lazy(async () => ({ default: (await import('./start-parts.ts')).NextStep }));

/** Above the landing page, for signed-in people: what to do next. A visitor downloads nothing of it. */
export function NextStepPlace() {
  const { kind } = usePresence();
  if (kind === 'visitor') return null;
  const empty = (
    <LoadingRegion label="Loading what's next...">
      <Stack gap={6}>
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.waiting} />
      </Stack>
    </LoadingRegion>
  );
  return (
    <div className={`${landing.column} ${styles.root}`}>
      <h1 className="visually-hidden">Home</h1>
      {kind === 'awaited' ? empty : <Suspense fallback={empty}>{<NextStep whileUnknown={empty} />}</Suspense>}
    </div>
  );
}
