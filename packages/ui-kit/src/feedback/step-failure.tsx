import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import { useIsOnline } from './use-is-online.ts';

interface StepFailureProps {
  /** A sentence; nothing is shown without one. */
  failure: ReactNode;
  className?: string;
}

/** Why the last attempt failed, beside its button. Offline, it says when to try again. It scrolls into view when it appears: a dialog may be longer than the screen. */
export function StepFailure({ failure, className }: StepFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();

  useEffect(() => {
    // At once, so there is no motion to reduce.
    if (failure) root.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  if (!failure) return null;
  return (
    <Notice ref={root} tone="danger" role="alert" className={className}>
      {isOnline ? failure : withoutAdvice(failure)}
      {isOnline ? null : <p>You're offline. Try again once you're back online.</p>}
    </Notice>
  );
}

/** `We couldn't send your note.` of `We couldn't send your note. Try again in a moment.` */
function withoutAdvice(failure: ReactNode): ReactNode {
  return typeof failure === 'string' ? failure.replace(/ Try again[^.]*\.$/, '') : failure;
}
