import type { ComponentType } from 'react';
import { createStore } from 'zustand';

/** What draws toasts, once it has come: most visits see none. */
export const toastsStore = createStore<{ Toasts: ComponentType | null }>(() => ({ Toasts: null }));

/** Loads what draws toasts. A toast that is told before it is drawn waits for it. Rejects when that can't be loaded. */
export async function loadToasts() {
  const { toast, Toasts } = await import('./toasts.tsx');
  toastsStore.setState({ Toasts });
  return toast;
}
