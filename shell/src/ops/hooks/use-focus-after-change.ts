import { useEffect, useRef } from 'react';
import { moduleHeadingId } from '../rules/modules.ts';

/** Longer than a closing dialog takes to give focus back. */
const FOCUS_IS_BACK_MS = 100;

/**
 * A dialog gives focus back to the button that opened it. A change may take that button away (nobody can halt a canary
 * that is halted), which would throw the keyboard to the top of the page: the module's heading takes it instead. That is
 * seen when the dialog closes, or when the new state arrives after that.
 */
export function useFocusAfterChange(dialogModule: string | null, revision: number | undefined): void {
  const lastModule = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is when buttons come and go
  useEffect(() => {
    if (dialogModule) {
      lastModule.current = dialogModule;
      return;
    }
    if (!lastModule.current) return;
    const headingId = moduleHeadingId(lastModule.current);
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      lastModule.current = null;
      document.getElementById(headingId)?.focus();
    }, FOCUS_IS_BACK_MS);
    return () => clearTimeout(timer);
  }, [dialogModule, revision]);
}
