import type { PageRelease } from '@crewdeck/releases/host-document';
import { startTransition, useEffect, useState } from 'react';
import { comeBack } from './come-back.ts';
import { lookAfter } from './look-after.ts';
import { begin } from './page-load.ts';

const BEAT_MS = 1_000;
/** So often a component may keep React from what is least urgent. */
const MOST_BEATS = 10;

/**
 * Placed behind a component, it says that the page has come to rest once React had time for what is least urgent, which a
 * navigation is too. Endless work of a component never lets it have any.
 */
export function Rest({ of }: { of: PageRelease }) {
  const [isAtRest, setAtRest] = useState(false);

  useEffect(() => {
    if (isAtRest) return lookAfter(of);
    const end = begin(of);
    let beats = 0;
    const timer = setInterval(() => {
      beats += 1;
      if (beats === 1) startTransition(() => setAtRest(true));
      if (beats === MOST_BEATS) comeBack(of, 'hang');
    }, BEAT_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [isAtRest, of]);

  return null;
}
