import { PROFILE_FIELDS } from '@crewdeck/contract';
import { myDataKeys, sendConfirmationMail, useMyProfile, useQueryClient, useSession } from '@crewdeck/module-sdk';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Notice, Stack, StepFailure, TextField, Words } from '@crewdeck/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** Asks for a contact line or a confirmed email, before a person joins or starts a team. Nothing where it has either. */
export function ContactAsk() {
  const { user } = useSession();
  const { data: profile } = useMyProfile();
  const queryClient = useQueryClient();
  const [contact, setContact] = useState('');
  const answer = useRef<HTMLParagraphElement>(null);
  const uid = user?.uid ?? '';
  const save = useStep({
    call: (http, discordOrContact: string) =>
      http.send('PATCH /api/users/firebase/:userId', { userId: uid, body: { discordOrContact } }),
    failed: "We couldn't save your contact line. Try again.",
    refetch: [],
    onDone: (saved) => queryClient.setQueryData(myDataKeys.profile(uid), saved),
  });
  const mail = useStep({
    call: sendConfirmationMail,
    failed: "We couldn't send the link. Try again in a moment.",
    refetch: [],
  });
  const { checked } = useForm({ send: () => save.send(contact) });

  // The form is gone, and focus would be lost with it.
  useEffect(() => {
    if (save.isDone) answer.current?.focus();
  }, [save.isDone]);

  if (save.isDone) {
    return (
      <Notice tone="success">
        <p ref={answer} tabIndex={-1}>
          Your team can reach you at <bdi>{save.input}</bdi>.
        </p>
      </Notice>
    );
  }
  if (!user || user.emailVerified || !profile || profile.discordOrContact) return null;
  return (
    <Notice tone="info">
      <form {...checked} aria-label="How will your team reach you?">
        <Stack gap={3}>
          <Words weight="semibold">How will your team reach you?</Words>
          <TextField
            label="Contact"
            placeholder="A chat handle or a link"
            hint="People with a profile see it on your card."
            required
            ifEmpty="Enter a chat handle or a link."
            maxLength={PROFILE_FIELDS.discordOrContact.max}
            value={contact}
            onValueChange={setContact}
          />
          <StepFailure failure={save.failure ?? mail.failure} />
          <Cluster gap={3} rowGap={2}>
            <Button type="submit" isBusy={save.isBusy}>
              Save contact
            </Button>
            <Button variant="ghost" isBusy={mail.isBusy} onClick={() => mail.send()}>
              {mail.isDone ? 'Send the link again' : 'Confirm my email instead'}
            </Button>
          </Cluster>
          {mail.isDone ? (
            <Words tone="muted" role="status">
              We've sent a link to <bdi>{user.email}</bdi>. Open it, then come back here.
            </Words>
          ) : null}
        </Stack>
      </form>
    </Notice>
  );
}
