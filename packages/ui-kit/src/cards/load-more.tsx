import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './load-more.module.css';

/** After so many pages the button waits for a press, so that the footer can be reached. */
const PAGES_LOADED_UNASKED = 8;
const LOAD_AHEAD_PX = 800;

interface LoadMoreProps {
  pageCount: number;
  isBusy?: boolean;
  hasFailed?: boolean;
  onLoad: () => void;
}

/** Behind a list of cards: asks for the next page of it when its place comes near, or on a press. */
export function LoadMore({ pageCount, isBusy = false, hasFailed = false, onLoad }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const loadsUnasked = pageCount < PAGES_LOADED_UNASKED && !isBusy && !hasFailed;

  useEffect(() => {
    // Without the observer the button is still there.
    if (!loadsUnasked || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: `${LOAD_AHEAD_PX}px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loadsUnasked]);

  return (
    <div ref={place} className={styles.place}>
      {hasFailed && <p className={styles.failure}>We couldn't load more.</p>}
      <Button onClick={onLoad} isBusy={isBusy}>
        {hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
