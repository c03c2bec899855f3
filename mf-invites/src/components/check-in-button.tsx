import { Button, CheckIcon } from '@crewdeck/ui-kit';
import { useCheckIn } from '../hooks/use-check-in.ts';

/** Answers with one click whether one is still with a team. */
export function CheckInButton({ project }: { project: { id: string; title: string } }) {
  const { mutate, isPending } = useCheckIn(project.id);
  return (
    <div>
      <Button size="sm" isBusy={isPending} aria-label={`Check in: ${project.title}`} onClick={() => mutate()}>
        <CheckIcon aria-hidden="true" />
        Check in
      </Button>
    </div>
  );
}
