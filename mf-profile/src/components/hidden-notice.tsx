import { Notice } from '@crewdeck/ui-kit';

/** Tells a person whose profile ops have hidden that nobody else sees it, and why. */
export function HiddenNotice({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      Your profile is hidden. Only you see it, and only your teams see your projects. You can't send invites or show
      interest. Reason: <q dir="auto">{reason}</q>
    </Notice>
  );
}
