import type { PageRelease } from '@crewdeck/releases/host-document';
import { type ReactNode, useEffect, useState } from 'react';
import { readHostDocument } from '../host-document.ts';
import { begin } from './health/page-load.ts';
import { TimeLimitError } from './loading/time-limit.ts';

interface Props {
  of: PageRelease;
  children: ReactNode;
}

/** Stands in for a component that waits for something of its own, and throws when it has done so for too long. */
export function Waiting({ of, children }: Props) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const end = begin(of);
    const timer = setTimeout(() => setIsLate(true), readHostDocument().config.moduleLoadTimeoutMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [of]);

  if (isLate) throw new TimeLimitError('It has waited too long.');
  return children;
}
