import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

interface StepFailureProps {
  /** A sentence; nothing is shown without one. */
  failure: ReactNode;
  className?: string;
}

/** Why the last attempt failed, beside its button. It scrolls into view when it appears: a dialog may be longer than the screen. */
export function StepFailure({ failure, className }: StepFailureProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // At once, so there is no motion to reduce.
    if (failure) root.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  if (!failure) return null;
  return (
    <Notice ref={root} tone="danger" role="alert" className={className}>
      {failure}
    </Notice>
  );
}
