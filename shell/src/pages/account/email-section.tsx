import { OPEN_INVITES_UNCONFIRMED } from '@crewdeck/contract';
import type { SessionUser } from '@crewdeck/module-sdk';
import { useConfirmationMail } from '@crewdeck/module-sdk/forms';
import { Badge, Button, Cluster, FormSection } from '@crewdeck/ui-kit';
import styles from './account.module.css';
import { EmailChange } from './email-change.tsx';

/** The address one signs in with, whether it is confirmed, and the way to another. */
export function EmailSection({ user }: { user: SessionUser }) {
  const mail = useConfirmationMail();

  return (
    <FormSection
      id="email"
      title="Email"
      hint="Only teammates, people you invite, people whose invites you accept, and organisers you allow can see it."
    >
      <Cluster as="p" gap={3} rowGap={2} align="center">
        <strong dir="auto" className={styles.address}>
          {user.email}
        </strong>
        {user.emailVerified ? <Badge tone="green">Confirmed</Badge> : <Badge tone="amber">Not confirmed</Badge>}
      </Cluster>
      {user.emailVerified ? null : (
        <>
          <p className={styles.text}>
            Confirm it to show it to teammates, and to have more than {OPEN_INVITES_UNCONFIRMED} open invites.
          </p>
          <Button className={styles.action} isBusy={mail.isBusy} onClick={() => mail.send()}>
            {mail.isDone ? 'Send the link again' : 'Send me a confirmation link'}
          </Button>
        </>
      )}
      <EmailChange user={user} />
    </FormSection>
  );
}
