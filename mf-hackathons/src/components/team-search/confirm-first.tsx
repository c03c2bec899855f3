import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Button, Dialog } from '@crewdeck/ui-kit';

/** Asks people with an unconfirmed email to confirm it before they look for a team. */
export function ConfirmFirst({ onClose }: { onClose: () => void }) {
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
            {mail.isDone ? 'Send the link again' : 'Send me a confirmation link'}
          </Button>
        </>
      }
    >
      <p>Confirm your email first. Then you can look for a team.</p>
    </Dialog>
  );
}
