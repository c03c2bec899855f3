import { useMutation } from '@crewdeck/module-sdk';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, Notice, Stack, StepFailure } from '@crewdeck/ui-kit';
import { providerMessageOf } from '../../session/provider-errors.ts';
import { sendPasswordReset } from '../../session/session-actions.ts';
import { EmailField } from './email-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { OtherWay } from './other-way.tsx';
import { useKeptEmail } from './use-kept-email.ts';

/** `/forgot-password`: a link to choose another one, by mail. It never says whether there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useKeptEmail();
  const mail = useMutation({ mutationFn: (address: string) => sendPasswordReset(address) });
  const { checked } = useForm({ send: () => mail.mutate(email) });

  return (
    <EntryFrame title="Forgot your password?" intro="We'll email you a link to choose a new one.">
      <Stack as="form" gap={4} {...checked}>
        <EmailField value={email} onValueChange={setEmail} />
        {mail.isSuccess ? (
          <Notice tone="success" role="status">
            If there's an account for {mail.variables}, a link is on its way. It can take a few minutes. Check your spam
            folder too.
          </Notice>
        ) : null}
        <StepFailure failure={mail.error && providerMessageOf(mail.error)} />
        <Button type="submit" variant={mail.isSuccess ? 'secondary' : 'primary'} size="lg" isBusy={mail.isPending}>
          {labelOf(mail)}
        </Button>
      </Stack>
      <OtherWay question="Remember your password?" label="Sign in" to="/sign-in" />
    </EntryFrame>
  );
}

function labelOf({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): string {
  if (isPending) return 'Sending...';
  return isSuccess ? 'Send it again' : 'Send me a link';
}
