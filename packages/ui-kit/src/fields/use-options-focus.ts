import { type RefObject, useEffect } from 'react';

/**
 * Options of an open list take the focus themselves, and the browser gives it back to the select when the list closes.
 * A dialog around would take their leaving for a loss, and claim the focus first, so that it doesn't hear of it.
 */
export function useOptionsFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const keepWithin = (event: FocusEvent) => {
      if (event.target instanceof HTMLOptionElement) event.stopPropagation();
    };
    element?.addEventListener('focusout', keepWithin);
    return () => element?.removeEventListener('focusout', keepWithin);
  }, [frame]);
}
