import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { usePresence } from '../session/use-presence.ts';
import styles from './bottom-bar-place.module.css';

// The menu has all of its links, so a page without its chunk stays whole.
const BottomBar = lazy(() =>
  import('./member-parts.ts').then(
    ({ BottomBar: Bar }): { default: ComponentType } => ({ default: Bar }),
    () => ({ default: () => null }),
  ),
);

const PHONE = '(width < 640px)';

/** The bar at the bottom of a member's phone. A visitor downloads nothing of it, and a desk draws nothing. */
export function BottomBarPlace() {
  return usePresence().kind === 'person' && <OnPhone />;
}

function OnPhone() {
  const isPhone = useSyncExternalStore(onTurn, () => matchMedia(PHONE).matches);
  return (
    isPhone && (
      <div className={styles.root}>
        <Suspense>
          <BottomBar />
        </Suspense>
      </div>
    )
  );
}

function onTurn(changed: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
