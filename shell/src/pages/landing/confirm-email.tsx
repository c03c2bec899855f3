import { useSession } from '@crewdeck/module-sdk';
import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';

/**
 * Asks a person with an unconfirmed email to look into their inbox, and says when they have confirmed it. The whole address
 * shows, as a typo may be why no email came.
 */
export function ConfirmEmail() {
  const { user } = useSession();
  const mail = useConfirmationMail();
  const [asked, setAsked] = useState('');
  if (user && !user.emailVerified && asked !== user.uid) setAsked(user.uid);
  if (!user || (user.emailVerified && asked !== user.uid)) return null;
  if (user.emailVerified)
    return (
      <Words role="status" tone="muted" size="sm">
        Email confirmed.
      </Words>
    );
  return (
    <Cluster gap={3} rowGap={2} align="center">
      <Words tone="muted" size="sm">
        We sent a link to <bdi>{user.email}</bdi>. Open it to confirm your email.
      </Words>
      <Button size="sm" isBusy={mail.isBusy} onClick={() => mail.send()}>
        Send again
      </Button>
    </Cluster>
  );
}
