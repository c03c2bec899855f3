import { HIDDEN_PROFILE } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';

/** Tells a person whose profile ops have hidden that nobody else sees it, and why. */
export function HiddenNotice({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      {HIDDEN_PROFILE.news} {HIDDEN_PROFILE.means} Reason: <q dir="auto">{reason}</q>
    </Notice>
  );
}
