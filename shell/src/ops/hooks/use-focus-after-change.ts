import { useEffect, useRef } from 'react';

/** Longer than a closing dialog takes to give focus back. */
const FOCUS_IS_BACK_MS = 100;

/**
 * A dialog gives focus back to the button that opened it. A change may take that button away, as an ended
 * canary can't be ended again. The keyboard would be back at the top of the page. The heading of what was changed takes the
 * focus instead, or the page where that is gone as well: when the dialog closes, or when the new state arrives after that.
 *
 * @param dialogHeadingId id of the heading of what the open dialog is about; `null` while none is open
 * @param state changes with the state that is shown
 */
export function useFocusAfterChange(dialogHeadingId: string | null, state: unknown): void {
  const lastHeadingId = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is when buttons come and go
  useEffect(() => {
    if (dialogHeadingId) {
      lastHeadingId.current = dialogHeadingId;
      return;
    }
    const headingId = lastHeadingId.current;
    if (!headingId) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      lastHeadingId.current = null;
      (document.getElementById(headingId) ?? document.getElementById('main'))?.focus();
    }, FOCUS_IS_BACK_MS);
    return () => clearTimeout(timer);
  }, [dialogHeadingId, state]);
}
