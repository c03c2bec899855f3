import type { PageRelease } from '@crewdeck/releases/host-document';
import { useEffect, useState } from 'react';
import { report } from './report.ts';

/** So long after it was drawn a page has something to show, in milliseconds. */
export const REST_MS = 5_000;
/** A task from this length on lets people wait, in milliseconds. */
const LONG_TASK_MS = 2_000;
/** A longer one is a computer that slept, or somebody who debugs. */
const LONGEST_TASK_MS = 60_000;

/** Placed beside a page of a module, it alerts ops to an empty main part and to a blocked main thread. */
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

/** Safari and Firefox measure no tasks. */
function watchTasks(since: number, tell: (seconds: number) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isOfPage = startTime + duration > since;
      if (isOfPage && duration >= LONG_TASK_MS && duration < LONGEST_TASK_MS) tell(Math.round(duration / 1000));
    }
  });
  // Also of the task that has drawn the page.
  observer.observe({ type: 'longtask', buffered: true });
  return () => observer.disconnect();
}
