import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of a page when the focused button is replaced. It goes to the first element there with
 * `tabIndex={-1}`, which a screen reader then reads. Call it in the component that renders the replacement.
 *
 * @returns props for the element around that part
 */
export function useKeptFocus() {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A dialog that closes gives the focus back first, where its button is still there.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      focused.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    });
  });
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      focused.current = currentTarget;
    },
    // React doesn't call this when the focused element is removed.
    onBlur: () => {
      focused.current = null;
    },
  };
}
