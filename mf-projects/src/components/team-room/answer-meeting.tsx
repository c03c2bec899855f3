import type { TeamMeeting } from '@crewdeck/contract';
import { useMyProfile, useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, CheckIcon, Cluster, StepFailure } from '@crewdeck/ui-kit';
import { teamMeetingsKey } from '../../hooks/use-team-meetings.ts';

const CHOICES = { confirmed: 'I can make it', declined: "I can't make it" } as const;

interface AnswerMeetingProps {
  projectId: string;
  meeting: TeamMeeting;
  describedBy: string;
}

/** Says whether one comes. The answer that is given is pressed. */
export function AnswerMeeting({ projectId, meeting, describedBy }: AnswerMeetingProps) {
  const uid = useSession().user?.uid ?? '';
  const myId = useMyProfile().data?.id;
  const mine = meeting.answers.find(({ id }) => id === myId)?.answer ?? null;
  const { send, isBusy, input, failure } = useStep({
    call: (http, answer: keyof typeof CHOICES) =>
      http.send('PUT /api/projects/:id/meetings/:meetingId/answer', {
        id: projectId,
        meetingId: meeting.id,
        body: { answer, moves: meeting.moves },
      }),
    failed: "We couldn't save your answer. Try again in a moment.",
    refetch: [teamMeetingsKey(projectId, uid)],
  });
  return (
    <>
      <Cluster gap={2}>
        {(['confirmed', 'declined'] as const).map((answer) => (
          <Button
            key={answer}
            variant={mine === answer ? 'primary' : 'secondary'}
            aria-pressed={mine === answer}
            aria-describedby={describedBy}
            isBusy={isBusy && input === answer}
            onClick={() => (mine === answer ? undefined : send(answer))}
          >
            {mine === answer ? <CheckIcon aria-hidden="true" /> : null}
            {CHOICES[answer]}
          </Button>
        ))}
      </Cluster>
      <StepFailure failure={failure} />
    </>
  );
}
