import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface StepFailureProps {
  /** A sentence; nothing is shown without one. */
  failure: ReactNode;
  className?: string;
}

/** Why the last attempt failed, beside its button. */
export function StepFailure({ failure, className }: StepFailureProps) {
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert" className={className}>
      {failure}
    </Notice>
  );
}
