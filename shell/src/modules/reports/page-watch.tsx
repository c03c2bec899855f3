import type { PageRelease } from '@crewdeck/releases/host-document';
import { useEffect } from 'react';
import { report } from './report.ts';

/** So long after rendering, in milliseconds, a page must not be empty. */
export const REST_MS = 5_000;

/** Placed beside a page of a module: reports an empty main region to ops. */
export function PageWatch({ of }: { of: PageRelease }) {
  useEffect(() => {
    const timer = setTimeout(() => isMainEmpty() && report(of, 'empty'), REST_MS);
    return () => clearTimeout(timer);
  }, [of]);

  return null;
}

function isMainEmpty(): boolean {
  const main = document.getElementById('main');
  return main !== null && !main.textContent.trim() && !main.querySelector('img, svg, canvas, input');
}
