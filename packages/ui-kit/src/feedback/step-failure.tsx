import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  const [wasOnline, setWasOnline] = useState(isOnline);
  // One that failed online has another cause than a network that is lost later.
  const isOffline = !isOnline && !wasOnline;

  useEffect(() => {
    setWasOnline(navigator.onLine);
    // At once, so there is no motion to reduce.
    if (failure) root.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  if (!failure) return null;
  return (
    <Notice ref={root} tone="danger" role="alert" className={className}>
      {isOffline ? withoutAdvice(failure) : failure}
      {isOffline ? <p>You're offline. Try again once you're back online.</p> : null}
    </Notice>
  );
}

/** `We couldn't send your note.` of `We couldn't send your note. Try again in a moment.` */
function withoutAdvice(failure: ReactNode): ReactNode {
  return typeof failure === 'string' ? failure.replace(/ Try again[^.]*\.$/, '') : failure;
}
