import { notify, sendConfirmationMail } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';

/** Sends the person one more link that confirms their address. */
export function useConfirmationMail() {
  return useStep({
    call: sendConfirmationMail,
    done: "We've sent you a link. Open it, then come back here.",
    failed: "We couldn't send the link. Try again later.",
    refetch: [],
    onFailed: (failure) => notify.error(failure),
  });
}
