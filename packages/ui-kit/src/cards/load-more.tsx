import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './load-more.module.css';

/** After this many pages only a click loads more, so that the footer can be reached. */
const PAGES_LOADED_ON_SCROLL = 8;
const LOAD_AHEAD_PX = 800;

interface LoadMoreProps {
  pageCount: number;
  isBusy?: boolean;
  hasFailed?: boolean;
  onLoad: () => void;
}

/** The end of a paged list: loads the next page when it scrolls near, and on a click. */
export function LoadMore({ pageCount, isBusy = false, hasFailed = false, onLoad }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const loadsOnScroll = pageCount < PAGES_LOADED_ON_SCROLL && !isBusy && !hasFailed;

  useEffect(() => {
    // Without the observer the button is still there.
    if (!loadsOnScroll || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: `${LOAD_AHEAD_PX}px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loadsOnScroll]);

  return (
    <div ref={place} className={styles.place}>
      {hasFailed && <p className={styles.failure}>We couldn't load more.</p>}
      <Button onClick={onLoad} isBusy={isBusy}>
        {hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
