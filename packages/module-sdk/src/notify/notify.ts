import { loadToasts } from './load-toasts.ts';
import type { ToastKind } from './toasts.tsx';

/** How long a feature's toast stays, in milliseconds (spec 9). */
const FEATURE_TOAST_MS = 3000;

interface NotifyOptions {
  /** How long the toast stays, in milliseconds. 3000 by default. */
  autoClose?: number;
  /** Replaces a toast with the same id that is still shown, such as `invite-7`. */
  id?: string;
}

async function show(kind: ToastKind, text: string, { autoClose = FEATURE_TOAST_MS, id }: NotifyOptions): Promise<void> {
  try {
    const showToast = await loadToasts();
    showToast(kind, text, autoClose, id);
  } catch (error) {
    console.warn(`"${text}" could not be shown.`, error);
  }
}

/** Short messages in the corner of the page; announced to screen readers. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) => void show('success', text, options),
  error: (text: string, options: NotifyOptions = {}) => void show('error', text, options),
  info: (text: string, options: NotifyOptions = {}) => void show('info', text, options),
};
