import { useSession } from '@crewdeck/module-sdk';
import { Button, Cluster } from '@crewdeck/ui-kit';
import { useConfirmationMail } from '../../session/use-confirmation-mail.ts';

/** Tells somebody whose address isn't confirmed to look into their inbox. */
export function ConfirmEmail() {
  const { user } = useSession();
  const mail = useConfirmationMail();
  if (!user || user.emailVerified) return null;
  return (
    <Cluster gap={3} rowGap={1} align="center" tone="muted" size="sm">
      <span>
        Confirm your email: we sent a link to <bdi>{user.email}</bdi>.
      </span>
      <Button size="sm" isBusy={mail.isBusy} onClick={() => mail.send()}>
        Send again
      </Button>
    </Cluster>
  );
}
