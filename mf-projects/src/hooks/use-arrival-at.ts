import { useLocation } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';

/**
 * Leads whoever comes by a link to a part of a page (`#team`) to its heading, once that is drawn.
 *
 * @returns for the heading, which has to take the focus (`tabIndex={-1}`)
 */
export function useArrivalAt(part: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there again
  useEffect(() => {
    // The focus brings it into sight as well.
    if (hash === `#${part}`) heading.current?.focus();
  }, [hash, part, key]);
  return heading;
}
