import { useSession } from '@crewdeck/module-sdk';
import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Button, Notice, Stack } from '@crewdeck/ui-kit';

/** Asks people with an unconfirmed email to confirm it before they look for a team. */
export function ConfirmFirst() {
  const { user } = useSession();
  const mail = useConfirmationMail();
  if (!user || user.emailVerified) return null;
  return (
    <Notice tone="info">
      <Stack gap={3} align="start">
        <p>Confirm your email first. Then you can look for a team.</p>
        <Button size="sm" isBusy={mail.isBusy} onClick={() => mail.send()}>
          {mail.isDone ? 'Send the link again' : 'Send me a confirmation link'}
        </Button>
      </Stack>
    </Notice>
  );
}
