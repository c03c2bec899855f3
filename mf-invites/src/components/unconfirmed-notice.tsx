import { OPEN_INVITES_UNCONFIRMED } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Button, Notice, Stack } from '@crewdeck/ui-kit';

/** Says what an unconfirmed address means for the invites one sends, and how to confirm it. */
export function UnconfirmedNotice() {
  const { user } = useSession();
  const mail = useConfirmationMail();

  if (!user || user.emailVerified) return null;
  return (
    <Notice tone="info">
      <Stack gap={3} align="start">
        <p>
          Your email isn't confirmed yet. People you invite get your invite, but not your email address. You can have{' '}
          {OPEN_INVITES_UNCONFIRMED} open invites until then.
        </p>
        <Button size="sm" isBusy={mail.isBusy} onClick={() => mail.send()}>
          {mail.isDone ? 'Send the link again' : 'Send me a confirmation link'}
        </Button>
      </Stack>
    </Notice>
  );
}
