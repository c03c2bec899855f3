import type { Hackathon, Profile } from '@crewdeck/contract';
import { myDataKeys, useQueryClient, useSession } from '@crewdeck/module-sdk';
import { useKeptForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Checkbox, ComebackNotice, Dialog, FieldGroup, LeaveDialog, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { isShort } from '../../rules/days.ts';
import { isSameTime, type TimePart, timeFormOf } from '../../rules/time-form.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { LookForm } from './look-form.tsx';

interface LookDialogProps {
  hackathon: Hackathon;
  profile: Profile;
  /** They look already, and say something else. */
  isSeeking: boolean;
  /** The event's page names them. */
  wasNamed: boolean;
  /** The organisers see their email. */
  wasShown: boolean;
  onClose: () => void;
}

/** What somebody would do in a team, and when; kept with their profile, and the search begins with it in one step. */
export function LookDialog({ hackathon, profile, isSeeking, wasNamed, wasShown, onClose }: LookDialogProps) {
  const formId = useId();
  const asksTime = !isShort(hackathon);
  const { form, change, comeback, unsavedChanges } = useKeptForm({
    ...timeFormOf(profile),
    isNamed: wasNamed,
    showsEmail: wasShown,
  });
  const { isNamed, showsEmail } = form;
  const { uid = '', emailVerified = false } = useSession().user ?? {};
  const queryClient = useQueryClient();
  const step = useStep({
    call: async (http, time: TimePart) => {
      if (!isSameTime(time, profile)) {
        const saved = await http.send('PATCH /api/users/firebase/:userId', { userId: uid, body: time });
        queryClient.setQueryData(myDataKeys.profile(uid), saved);
      }
      if (!isSeeking || isNamed !== wasNamed || showsEmail !== wasShown)
        await http.send('PUT /api/hackathons/:id/team-search', { id: hackathon.id, body: { isNamed, showsEmail } });
    },
    done: isSeeking ? 'Saved.' : "You're looking for a team.",
    failed: "We couldn't start your search. Try again.",
    onDone: unsavedChanges.allowLeaving,
    onClose,
  });
  if (!isSeeking && !emailVerified) return <ConfirmFirst onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSeeking ? 'Edit your search' : 'Find a team'}
      description="We build teams from your profile. What you change here is saved there."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={step.isBusy}>
            {isSeeking ? 'Save' : 'Start looking'}
          </Button>
        </>
      }
    >
      <LookForm
        id={formId}
        form={form}
        onChange={change}
        asksTime={asksTime}
        onSend={step.send}
        failure={step.isBusy ? null : step.failure}
        before={<ComebackNotice comeback={comeback} />}
        after={
          <FieldGroup legend="Privacy">
            <Stack gap={3}>
              <Words tone="muted">
                Organisers see your name, picture, roles, skills and hours, and whether you have a team.
              </Words>
              <Words tone="muted">
                People in a team we propose see your profile, your contact line and your answer. They see your email
                once the team forms.
              </Words>
              <Checkbox checked={isNamed} onChange={(event) => change({ isNamed: event.target.checked })}>
                Show my name and picture to everyone on the event page
              </Checkbox>
              <Checkbox checked={showsEmail} onChange={(event) => change({ showsEmail: event.target.checked })}>
                Organisers may see my email
              </Checkbox>
            </Stack>
          </FieldGroup>
        }
      />
      <LeaveDialog question={unsavedChanges} />
    </Dialog>
  );
}
