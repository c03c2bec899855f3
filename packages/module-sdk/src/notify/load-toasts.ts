import type { ComponentType } from 'react';
import { createStore } from 'zustand';

interface Loaded {
  /** Draws toasts. */
  Toasts: ComponentType | null;
  /** Takes away those that tell of failures. */
  dismissFailures: (() => void) | null;
}

/** The toast library, once it is loaded: most visits see no toast. */
export const toastsStore = createStore<Loaded>(() => ({ Toasts: null, dismissFailures: null }));

/** Loads the toast library. A toast that is shown before the region is drawn waits for it. Rejects when loading fails. */
export async function loadToasts() {
  const { showToast, Toasts, dismissFailures } = await import('./toasts.tsx');
  toastsStore.setState({ Toasts, dismissFailures });
  return showToast;
}
