import { notify, sendConfirmationMail } from '@crewdeck/module-sdk';
import { useStep } from './use-step.ts';

/** The step that sends the signed-in person a link that confirms their email. Toasts say what came of it. */
export function useConfirmationMail() {
  return useStep({
    call: sendConfirmationMail,
    done: "We've sent you a link. Open it, then come back here.",
    failed: "We couldn't send the link. Try again in a moment.",
    refetch: [],
    onFailed: (failure) => notify.error(failure),
  });
}
