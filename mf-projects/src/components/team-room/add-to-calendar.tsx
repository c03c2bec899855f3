import type { TeamMeeting } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, DownloadIcon, StepFailure, saveFile } from '@crewdeck/ui-kit';

interface AddToCalendarProps {
  projectId: string;
  meeting: TeamMeeting;
  describedBy: string;
}

/** Hands a meeting to the calendar of the device, as a file. */
export function AddToCalendar({ projectId, meeting, describedBy }: AddToCalendarProps) {
  const { send, isBusy, failure } = useStep({
    call: (http) =>
      http.send('GET /api/projects/:id/meetings/:meetingId/calendar', { id: projectId, meetingId: meeting.id }),
    failed: "We couldn't make the calendar file. Try again in a moment.",
    refetch: [],
    onDone: (text) => saveFile('meeting.ics', 'text/calendar', text),
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-describedby={describedBy} isBusy={isBusy} onClick={() => send()}>
        <DownloadIcon aria-hidden="true" />
        Add to calendar
      </Button>
      <StepFailure failure={failure} />
    </>
  );
}
