import type { ComponentType } from 'react';
import { createStore } from 'zustand';

/** The component that draws toasts, once it is loaded: most visits see none. */
export const toastsStore = createStore<{ Toasts: ComponentType | null }>(() => ({ Toasts: null }));

/** Loads the toast library. A toast that is shown before the region is drawn waits for it. Rejects when loading fails. */
export async function loadToasts() {
  const { showToast, Toasts } = await import('./toasts.tsx');
  toastsStore.setState({ Toasts });
  return showToast;
}
