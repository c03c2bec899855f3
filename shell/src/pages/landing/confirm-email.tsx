import { useSession } from '@crewdeck/module-sdk';
import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Button, Row, Words } from '@crewdeck/ui-kit';

/** Asks a person with an unconfirmed email to look into their inbox. At most two lines high, for which there is room. */
export function ConfirmEmail() {
  const { user } = useSession();
  const mail = useConfirmationMail();
  if (!user || user.emailVerified) return null;
  return (
    <Row gap={3} align="center">
      <Words lines={2} tone="muted" size="sm">
        Confirm your email: we sent a link to <bdi>{user.email}</bdi>.
      </Words>
      <Button size="sm" isBusy={mail.isBusy} onClick={() => mail.send()}>
        Send again
      </Button>
    </Row>
  );
}
