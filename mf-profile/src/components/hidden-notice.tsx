import { Notice } from '@crewdeck/ui-kit';

/** Tells a person whose profile ops have hidden that nobody else sees it, and why. */
export function HiddenNotice({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      Your profile is hidden: nobody but you sees it or your projects, and you can neither invite nor show interest.
      Your teams stay. The reason: <q dir="auto">{reason}</q>
    </Notice>
  );
}
