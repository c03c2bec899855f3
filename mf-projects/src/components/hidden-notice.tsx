import { Notice } from '@crewdeck/ui-kit';

/** Tells the team that nobody else sees the project, and why, where that is about the project itself. */
export function HiddenNotice({ reason }: { reason: string | null }) {
  return (
    <Notice tone="warning">
      This project is hidden: only its team sees it, and nobody can be invited or show interest.{' '}
      {reason === null ? null : (
        <>
          The reason: <q dir="auto">{reason}</q>
        </>
      )}
    </Notice>
  );
}
