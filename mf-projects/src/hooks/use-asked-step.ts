import { useState } from 'react';
import { type ProjectStep, useProjectStep } from './use-project-step.ts';

/**
 * A step that is asked about first. The question stays until the step is done, and says why it was refused.
 *
 * @returns `question` for the dialog that asks
 */
export function useAskedStep(step: ProjectStep<void>) {
  const [isAsking, setIsAsking] = useState(false);
  const { take, isBusy, failure, reset } = useProjectStep(step);

  function close(): void {
    // What comes of a step under way has to find somebody to tell.
    if (isBusy) return;
    setIsAsking(false);
    reset();
  }

  return {
    ask: () => setIsAsking(true),
    question: {
      isOpen: isAsking,
      onClose: close,
      isBusy,
      failure,
      onConfirm: () => take(undefined, { onSuccess: () => setIsAsking(false) }),
    },
  };
}
