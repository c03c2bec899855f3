import { type ComponentType, useEffect, useState } from 'react';
import { usePresence } from '../../session/use-presence.ts';
import landing from './landing.module.css';
import styles from './visitor-lists-place.module.css';

/** Room below the hero for what visitors can join now. It comes when the browser is idle; without its chunk the page is whole. */
export function VisitorListsPlace() {
  const { kind } = usePresence();
  const [Lists, setLists] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./start-parts.ts').then(
        ({ VisitorLists }) => setLists(() => VisitorLists),
        () => undefined,
      );
    // Safari knows no idle time.
    (window.requestIdleCallback ?? setTimeout)(load);
  }, []);
  if (kind !== 'visitor') return null;
  return Lists ? <Lists /> : <div className={`${landing.column} ${styles.root}`} />;
}
