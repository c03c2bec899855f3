import { Notice } from '@crewdeck/ui-kit';

/** Why a step was refused, in its place; nothing while it was not. */
export function StepFailure({ failure, className }: { failure: string | null; className?: string }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" role="alert" className={className}>
      {failure}
    </Notice>
  );
}
