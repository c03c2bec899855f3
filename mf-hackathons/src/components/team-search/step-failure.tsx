import { Notice } from '@crewdeck/ui-kit';

/** Why a step was refused, in its place; nothing while it was not. */
export function StepFailure({ failure }: { failure: string | null }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert">
      {failure}
    </Notice>
  );
}
