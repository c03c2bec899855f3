import { LIMITS, type TeamMeetings } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, ClockIcon, Stack, StepFailure, TextField } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { teamMeetingsKey } from '../../hooks/use-team-meetings.ts';
import { FIRST_FIELDS } from '../../rules/first-week.ts';
import { instantOf, nextSharedStart, startFault } from '../../rules/meeting-time.ts';
import { noAddress, teamLinkOf } from '../../rules/team-link.ts';
import { StepDialog } from '../step-dialog.tsx';
import { MeetingTimeFields } from './meeting-time-fields.tsx';

interface Proposal {
  title: string;
  startsAt: string;
  minutes: number;
  url: string | null;
}

interface ProposeMeetingProps {
  projectId: string;
  /** Of all on the team who have said any. */
  times: Pick<TeamMeetings, 'sharedTimes' | 'commonTimes'>;
  isFirst: boolean;
}

/** Proposes when to meet. */
export function ProposeMeeting({ projectId, times, isFirst }: ProposeMeetingProps) {
  const uid = useSession().user?.uid ?? '';
  const { ask, send, question } = useStep({
    call: (http, body: Proposal) => http.send('POST /api/projects/:id/meetings', { id: projectId, body }),
    failed: "We couldn't propose this meeting. Try again in a moment.",
    refetch: [teamMeetingsKey(projectId, uid)],
  });
  return (
    <>
      <Button id={FIRST_FIELDS.meeting} onClick={ask}>
        <ClockIcon aria-hidden="true" />
        Propose a meeting
      </Button>
      <StepDialog
        question={question}
        title="Propose a meeting"
        description="We'll ask everyone on your team if they can make it."
        confirm={{ label: 'Propose meeting', variant: 'primary' }}
      >
        {(formId) => (
          <ProposalForm
            id={formId}
            title={isFirst ? 'First meeting' : ''}
            start={nextSharedStart(times, new Date())}
            failure={question.failure}
            onSend={send}
          />
        )}
      </StepDialog>
    </>
  );
}

interface ProposalFormProps {
  id: string;
  title: string;
  start: string;
  failure: string | null;
  onSend: (proposal: Proposal) => void;
}

function ProposalForm({ id, title, start, failure, onSend }: ProposalFormProps) {
  const [typed, setTyped] = useState({ title, start, minutes: 60, url: '' });
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const startsAt = instantOf(typed.start);
  const fault = startFault(startsAt, new Date());
  const url = typed.url.trim() === '' ? null : teamLinkOf(typed.url);
  const faults: { title?: string; start?: string; url?: string } = {
    ...(typed.title.trim() === '' && { title: 'Say what the meeting is about.' }),
    ...(fault !== null && { start: fault }),
    ...(typed.url.trim() !== '' && url === null && { url: noAddress() }),
  };
  const { checked, problems } = useForm({
    problems: faults,
    send: () => startsAt && onSend({ title: typed.title.trim(), startsAt, minutes: typed.minutes, url }),
  });
  return (
    <form {...checked} id={id}>
      <Stack gap={4}>
        <TextField
          label="What it's about"
          maxLength={LIMITS.title}
          value={typed.title}
          onValueChange={(words) => change({ title: words })}
          error={problems.title}
        />
        <MeetingTimeFields time={typed} onChange={change} error={problems.start} />
        <TextField
          label="Link to the call"
          hint="Optional."
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.url}
          value={typed.url}
          onValueChange={(address) => change({ url: address })}
          error={problems.url}
        />
        <StepFailure failure={failure} />
      </Stack>
    </form>
  );
}
