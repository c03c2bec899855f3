import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The `sessionStorage` key of `ScrollRestoration`: positions in pixels, by {@link scrollKeyOf}. */
export const SCROLL_POSITIONS = 'crewdeck.scroll-positions';
/** How long a page may take to grow to its former height, in milliseconds. */
const GROWING_MS = 5_000;
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** An entry of the history. The first one of a document has no key of its own. */
export function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * `ScrollRestoration` scrolls once, when a page is rendered. After a reload the lists are still loading then, and the page is
 * short. This hook keeps scrolling while the page grows, until the person acts. Lists grow to their first pages only.
 */
export function useScrollReturn(): void {
  const key = scrollKeyOf(useLocation());
  const positions = useRef<Map<string, number>>(null);

  useEffect(() => {
    positions.current ??= positionsBeforeReload();
    const wanted = positions.current.get(key);
    // `ScrollRestoration` handles later visits.
    positions.current.delete(key);
    return wanted ? keepScrollingTo(wanted) : undefined;
  }, [key]);
}

/** None where the document was not reloaded: a link leads to the top. */
function positionsBeforeReload(): Map<string, number> {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNew = navigation?.type === 'navigate';
    return new Map(isNew ? [] : Object.entries(JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}')));
  } catch {
    // Storage is forbidden, or not ours. The page starts at its top.
    return new Map();
  }
}

function keepScrollingTo(position: number): () => void {
  const observer = new ResizeObserver(() => window.scrollTo(0, position));
  const timer = setTimeout(stop, GROWING_MS);
  observer.observe(document.body);
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true });

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of ACTS) window.removeEventListener(act, stop);
  }
  return stop;
}
