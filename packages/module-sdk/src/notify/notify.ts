import { loadToasts } from './load-toasts.ts';

/** How long a feature's toast stays, in milliseconds (spec 9). */
const FEATURE_TOAST_MS = 3000;

interface NotifyOptions {
  /** How long the toast stays, in milliseconds. 3000 unless told. */
  autoClose?: number;
  /** A second toast with the same id replaces the first one while it is shown. */
  id?: string;
}

function asToastOptions({ autoClose = FEATURE_TOAST_MS, id }: NotifyOptions) {
  return { autoClose, ...(id ? { toastId: id } : {}) };
}

async function tell(kind: 'success' | 'error' | 'info', text: string, options: NotifyOptions): Promise<void> {
  try {
    const toast = await loadToasts();
    toast[kind](text, asToastOptions(options));
  } catch (error) {
    console.warn(`"${text}" could not be shown.`, error);
  }
}

/** Short messages in the corner of the page; announced to screen readers. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) => void tell('success', text, options),
  error: (text: string, options: NotifyOptions = {}) => void tell('error', text, options),
  info: (text: string, options: NotifyOptions = {}) => void tell('info', text, options),
};
