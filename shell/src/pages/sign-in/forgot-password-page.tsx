import { useMutation } from '@crewdeck/module-sdk';
import { Button, Notice } from '@crewdeck/ui-kit';
import type { FormEvent } from 'react';
import { sendPasswordReset } from '../../session/session-actions.ts';
import { ProviderFailure } from '../provider-failure.tsx';
import { EmailField } from './email-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { OtherWay } from './other-way.tsx';
import styles from './sign-in-form.module.css';
import { useKeptEmail } from './use-kept-email.ts';

/** `/forgot-password`: a link to choose another one, by mail. It never says whether there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useKeptEmail();
  const mail = useMutation({ mutationFn: (address: string) => sendPasswordReset(address) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mail.mutate(email);
  };

  return (
    <EntryFrame title="Forgot your password?" intro="We send you a link by which you choose another one.">
      <form className={styles.form} onSubmit={submit}>
        <EmailField value={email} onValueChange={setEmail} />
        {mail.isSuccess ? (
          <Notice tone="success" role="status">
            If there is an account for {mail.variables}, a link is on its way. It can take a few minutes; look into your
            spam folder too.
          </Notice>
        ) : null}
        <ProviderFailure error={mail.error} />
        <Button type="submit" variant={mail.isSuccess ? 'secondary' : 'primary'} size="lg" isBusy={mail.isPending}>
          {labelOf(mail)}
        </Button>
      </form>
      <OtherWay question="Remember it again?" label="Sign in" to="/sign-in" />
    </EntryFrame>
  );
}

function labelOf({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): string {
  if (isPending) return 'Sending…';
  return isSuccess ? 'Send it again' : 'Send me a link';
}
