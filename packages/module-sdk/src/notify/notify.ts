import { loadToasts } from './load-toasts.ts';

/** How long a feature's toast stays, in milliseconds (spec 9). */
const FEATURE_TOAST_MS = 3000;

export interface NotifyOptions {
  /** How long the toast stays, in milliseconds. 3000 unless told. */
  autoClose?: number;
  /** A second toast with the same id replaces the first one while it is shown. */
  id?: string;
}

function asToastOptions({ autoClose = FEATURE_TOAST_MS, id }: NotifyOptions) {
  return { autoClose, ...(id ? { toastId: id } : {}) };
}

async function tell(kind: 'success' | 'error' | 'info', text: string, options: NotifyOptions = {}): Promise<void> {
  const toast = await loadToasts();
  toast[kind](text, asToastOptions(options));
}

function teller(kind: Parameters<typeof tell>[0]) {
  return (text: string, options?: NotifyOptions): void => {
    tell(kind, text, options).catch((error: unknown) => console.warn(`"${text}" could not be shown.`, error));
  };
}

/** Short messages in the corner of the page; announced to screen readers. */
export const notify = { success: teller('success'), error: teller('error'), info: teller('info') };
