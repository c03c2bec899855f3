import { Suspense, useSyncExternalStore } from 'react';
import { usePresence } from '../session/use-presence.ts';
import styles from './bottom-bar-place.module.css';
import { framePart } from './frame-part.ts';

// The menu has all of its links.
const BottomBar = framePart(async () => (await import('./member-parts.ts')).BottomBar);

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
