import { loadModals } from './load-modals.ts';
import { LoadingDialog } from './loading-dialog.tsx';
import { LostDialog } from './lost-dialog.tsx';
import type { DialogProps } from './modal-dialog.tsx';
import { useParts } from './use-parts.ts';

/**
 * A modal window. Focus moves to its first field when it opens and returns to where it was when it closes. The close
 * button comes last in the order of the keyboard for that reason, though it is shown at the top.
 */
export function Dialog(props: DialogProps) {
  const modals = useParts(loadModals, props.isOpen);
  if (modals === 'lost') return <LostDialog {...props} />;
  return <>{modals ? <modals.ModalDialog {...props} /> : props.isOpen && <LoadingDialog />}</>;
}
