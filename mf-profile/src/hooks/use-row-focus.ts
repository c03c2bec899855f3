import { useLayoutEffect, useRef } from 'react';

/** Keeps the keyboard where the work is when a row is added or removed: nobody falls back to the top of the page. */
export function useRowFocus() {
  const addButton = useRef<HTMLButtonElement>(null);
  const lastTitle = useRef<HTMLInputElement>(null);
  const next = useRef<'add button' | 'last title'>(null);

  // After every render, because only the render after the change holds the row or lacks it. And within it: an effect of the
  // render before may still be due when the change is made, and would find the old rows.
  useLayoutEffect(() => {
    const target = next.current === 'last title' ? lastTitle : addButton;
    if (next.current) target.current?.focus();
    next.current = null;
  });

  return {
    addButton,
    lastTitle,
    focusNext: (target: 'add button' | 'last title') => {
      next.current = target;
    },
  };
}
