import { useSession } from '@crewdeck/module-sdk';
import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Button, Dialog } from '@crewdeck/ui-kit';

/** Asks people with an unconfirmed email to confirm it before they look for a team. */
export function ConfirmFirst({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const mail = useConfirmationMail();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Find a team"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={mail.isBusy} onClick={() => mail.send()}>
            Send the link again
          </Button>
        </>
      }
    >
      <p>
        Confirm your email first: we sent a link to <bdi>{user?.email}</bdi>. Then you can look for a team.
      </p>
    </Dialog>
  );
}
