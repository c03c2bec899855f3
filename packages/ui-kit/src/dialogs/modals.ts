import { ModalConfirmDialog } from './modal-confirm-dialog.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** What is loaded with the first dialog of a page, and with no page that has none. */
export const modals = { ModalConfirmDialog, ModalDialog };
