import { useLocation } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the part that the address names (`#team`), once it is drawn.
 *
 * @returns a ref for that heading, or the section, which needs `tabIndex={-1}`
 */
export function useArrivalAt<Target extends HTMLElement = HTMLHeadingElement>(part: string | undefined) {
  const target = useRef<Target>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link moves the focus again
  useEffect(() => {
    // This also scrolls to it.
    if (hash === `#${part}`) target.current?.focus();
  }, [hash, part, key]);
  return target;
}
