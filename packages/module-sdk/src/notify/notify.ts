import { toast } from 'react-toastify/unstyled';

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

/** Short messages in the corner of the page; announced to screen readers. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) => void toast.success(text, asToastOptions(options)),
  error: (text: string, options: NotifyOptions = {}) => void toast.error(text, asToastOptions(options)),
  info: (text: string, options: NotifyOptions = {}) => void toast.info(text, asToastOptions(options)),
};
