import type { TeamMeeting } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, DownloadIcon, StepFailure } from '@crewdeck/ui-kit';

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
    onDone: saveCalendarFile,
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

function saveCalendarFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'meeting.ics';
  link.click();
  URL.revokeObjectURL(url);
}
