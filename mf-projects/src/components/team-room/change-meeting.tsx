import type { TeamMeeting } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { ConfirmDialog, MoreMenu, Stack, StepFailure } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { teamMeetingsKey } from '../../hooks/use-team-meetings.ts';
import { instantOf, localTimeOf, startFault } from '../../rules/meeting-time.ts';
import { StepDialog } from '../step-dialog.tsx';
import { MeetingTimeFields } from './meeting-time-fields.tsx';

interface ChangeMeetingProps {
  projectId: string;
  meeting: TeamMeeting;
  describedBy: string;
  /** Whether it can be moved; it can always be cancelled. */
  isOpen: boolean;
}

type NewTime = { startsAt: string; minutes: number };

/** What the proposer can do with a meeting to come. */
export function ChangeMeeting({ projectId, meeting, describedBy, isOpen }: ChangeMeetingProps) {
  const uid = useSession().user?.uid ?? '';
  const one = { id: projectId, meetingId: meeting.id };
  const refetch = [teamMeetingsKey(projectId, uid)];
  const move = useStep({
    call: (http, body: NewTime) => http.send('PATCH /api/projects/:id/meetings/:meetingId', { ...one, body }),
    failed: "We couldn't move this meeting. Try again in a moment.",
    refetch,
  });
  const cancel = useStep({
    call: (http) => http.send('DELETE /api/projects/:id/meetings/:meetingId', one),
    failed: "We couldn't cancel this meeting. Try again in a moment.",
    refetch,
  });
  return (
    <>
      <MoreMenu
        describedBy={describedBy}
        align="end"
        items={[
          ...(isOpen ? [{ label: 'Move', onSelect: move.ask }] : []),
          { label: 'Cancel meeting', onSelect: cancel.ask },
        ]}
      />
      <StepDialog
        question={move.question}
        title="Move this meeting"
        description="We'll ask everyone on your team again."
        confirm={{ label: 'Move meeting', variant: 'primary' }}
      >
        {(formId) => <MoveForm id={formId} meeting={meeting} failure={move.question.failure} onSend={move.send} />}
      </StepDialog>
      <ConfirmDialog
        {...cancel.question}
        onConfirm={cancel.send}
        title="Cancel this meeting?"
        text="We tell everyone on your team. You can't undo this."
        confirmLabel="Cancel meeting"
        cancelLabel="Keep it"
      />
    </>
  );
}

interface MoveFormProps {
  id: string;
  meeting: TeamMeeting;
  failure: string | null;
  onSend: (time: NewTime) => void;
}

function MoveForm({ id, meeting, failure, onSend }: MoveFormProps) {
  const [time, setTime] = useState({ start: localTimeOf(meeting.startsAt), minutes: meeting.minutes });
  const startsAt = instantOf(time.start);
  const fault = startFault(startsAt, new Date());
  const faults: { start?: string } = fault === null ? {} : { start: fault };
  const { checked, problems } = useForm({
    problems: faults,
    send: () => startsAt && onSend({ startsAt, minutes: time.minutes }),
  });
  return (
    <form {...checked} id={id}>
      <Stack gap={4}>
        <MeetingTimeFields
          time={time}
          onChange={(change) => setTime((before) => ({ ...before, ...change }))}
          error={problems.start}
        />
        <StepFailure failure={failure} />
      </Stack>
    </form>
  );
}
