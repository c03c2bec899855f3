import { loadModals } from './load-modals.ts';
import { LoadingDialog } from './loading-dialog.tsx';
import { LostDialog } from './lost-dialog.tsx';
import type { ConfirmDialogProps } from './modal-confirm-dialog.tsx';
import { useParts } from './use-parts.ts';

/**
 * Asks before something happens that is hard to undo. A click beside it does not close it, and focus starts on the
 * way out, so that Enter by reflex harms nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const modals = useParts(loadModals, props.isOpen);
  if (modals === 'lost') return <LostDialog {...props} />;
  return <>{modals ? <modals.ModalConfirmDialog {...props} /> : props.isOpen && <LoadingDialog />}</>;
}
