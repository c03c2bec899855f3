import { notify, type SessionUser, sendConfirmationMail, useMutation } from '@crewdeck/module-sdk';
import { Badge, Button, FormSection } from '@crewdeck/ui-kit';
import styles from './account.module.css';

/** The address one signs in with, and whether it is confirmed. */
export function EmailSection({ user }: { user: SessionUser }) {
  const mail = useMutation({
    mutationFn: sendConfirmationMail,
    onSuccess: () => notify.success('We have sent you a link. Open it, then come back here.'),
    onError: () => notify.error('The link could not be sent. Please try again later.'),
  });

  return (
    <FormSection
      title="E-mail address"
      hint="Shown to those whom you invite and to your team mates, and to nobody else."
    >
      <p className={styles.line}>
        <strong dir="auto">{user.email}</strong>
        {user.emailVerified ? <Badge tone="green">Confirmed</Badge> : <Badge tone="amber">Not confirmed</Badge>}
      </p>
      {user.emailVerified ? null : (
        <>
          <p className={styles.text}>
            Until you confirm it, others read &ldquo;address not confirmed&rdquo; in its place, and only a few of your
            invites may be open at once.
          </p>
          <Button className={styles.action} isBusy={mail.isPending} onClick={() => mail.mutate()}>
            {mail.isSuccess ? 'Send the link again' : 'Send me a link to confirm it'}
          </Button>
        </>
      )}
    </FormSection>
  );
}
