import type { PageRelease } from '@crewdeck/releases/host-document';
import { useEffect, useState } from 'react';
import { report } from './report.ts';

/** So long after rendering, in milliseconds, a page must not be empty. */
export const REST_MS = 5_000;
/** A task of at least this length blocks people, in milliseconds. */
const LONG_TASK_MS = 2_000;
/** A longer task is a computer that slept, or a debugger. */
const LONGEST_TASK_MS = 60_000;

/** Placed beside a page of a module: reports an empty main region and a blocked main thread to ops. */
export function PageWatch({ of }: { of: PageRelease }) {
  const [begunAt] = useState(() => performance.now());

  useEffect(() => {
    const timer = setTimeout(() => isMainEmpty() && report(of, 'empty'), REST_MS);
    const stop = watchTasks(begunAt, (seconds) => report(of, 'busy', `One task took ${seconds} s.`));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [of, begunAt]);

  return null;
}

function isMainEmpty(): boolean {
  const main = document.getElementById('main');
  return main !== null && !main.textContent.trim() && !main.querySelector('img, svg, canvas, input');
}

/** Safari and Firefox don't measure long tasks. */
function watchTasks(since: number, tell: (seconds: number) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isOfPage = startTime + duration > since;
      if (isOfPage && duration >= LONG_TASK_MS && duration < LONGEST_TASK_MS) tell(Math.round(duration / 1000));
    }
  });
  // Buffered: includes the task that rendered the page.
  observer.observe({ type: 'longtask', buffered: true });
  return () => observer.disconnect();
}
