import type { Hackathon } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, DownloadIcon, StepFailure, saveFile } from '@crewdeck/ui-kit';

/** Hands the event to the calendar of the device, as a file. */
export function AddToCalendar({ hackathon: { id, title } }: { hackathon: Hackathon }) {
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('GET /api/hackathons/:id/calendar', { id }),
    failed: "We couldn't make the calendar file. Try again in a moment.",
    refetch: [],
    onDone: (text) => saveFile(`${title}.ics`, 'text/calendar', text),
  });
  return (
    <>
      <Button size="sm" isBusy={isBusy} onClick={() => send()}>
        <DownloadIcon aria-hidden="true" />
        Add to calendar
      </Button>
      <StepFailure failure={failure} />
    </>
  );
}
