import { notify, sendConfirmationMail, useMutation, useSession } from '@crewdeck/module-sdk';
import { Button, Notice } from '@crewdeck/ui-kit';
import styles from './unconfirmed-notice.module.css';

/** Tells whoever sends invites what their unconfirmed address means for these, and how to confirm it. */
export function UnconfirmedNotice() {
  const { user } = useSession();
  const mail = useMutation({
    mutationKey: ['send-confirmation-mail'],
    mutationFn: sendConfirmationMail,
    onSuccess: () => notify.success('We have sent you a link. Open it, then come back here.'),
    onError: () => notify.error('The link could not be sent. Please try again later.'),
  });

  if (!user || user.emailVerified) return null;
  return (
    <Notice tone="info">
      <p className={styles.text}>
        Your e-mail address is not confirmed yet. Those whom you invite read &ldquo;address not confirmed&rdquo; in its
        place, and only a few of your invites may be open at once.
      </p>
      <Button size="sm" isBusy={mail.isPending} onClick={() => mail.mutate()}>
        {mail.isSuccess ? 'Send the link again' : 'Send me a link to confirm it'}
      </Button>
    </Notice>
  );
}
