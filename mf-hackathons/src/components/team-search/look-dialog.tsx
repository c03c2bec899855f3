import type { Hackathon, Profile } from '@crewdeck/contract';
import { myDataKeys, useQueryClient, useSession } from '@crewdeck/module-sdk';
import { Button, Dialog } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { lookForTeam } from '../../api/look-for-team.ts';
import { saveTime } from '../../api/save-time.ts';
import { useTeamStep } from '../../hooks/use-team-step.ts';
import { isSameTime, type TimePart } from '../../rules/time-form.ts';
import { LookForm } from './look-form.tsx';

interface LookDialogProps {
  hackathon: Hackathon;
  profile: Profile;
  /** They look already, and say something else. */
  isSeeking: boolean;
  onClose: () => void;
}

/** What somebody would do in a team, and when; kept with their profile, and the search begins with it in one step. */
export function LookDialog({ hackathon, profile, isSeeking, onClose }: LookDialogProps) {
  const formId = useId();
  const uid = useSession().user?.uid ?? '';
  const queryClient = useQueryClient();
  const step = useTeamStep({
    send: async (http, time: TimePart) => {
      if (!isSameTime(time, profile)) {
        queryClient.setQueryData(myDataKeys.profile(uid), await saveTime(http, uid, time));
      }
      if (!isSeeking) await lookForTeam(http, hackathon.id);
    },
    done: isSeeking ? 'Saved.' : 'You look for a team now.',
    failed: 'Failed to start the search.',
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSeeking ? 'What you look for a team with' : 'Look for a team'}
      description="Teams are put together by what you write here, and by the skills and interests of your profile. It is kept with your profile for next time."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={step.isBusy}>
            {isSeeking ? 'Save' : 'Look for a team'}
          </Button>
        </>
      }
    >
      <LookForm id={formId} time={profile} onSend={step.take} refusal={step.isBusy ? null : step.failure} />
    </Dialog>
  );
}
