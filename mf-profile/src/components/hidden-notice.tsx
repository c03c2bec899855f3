import { HIDDEN_PROFILE } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';

/** Tells somebody whose profile ops have hidden what that means, and why. Only the shell knows whom to write to. */
export function HiddenNotice({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      {HIDDEN_PROFILE.news} {HIDDEN_PROFILE.means} <Link to="/">Home</Link> says whom to write to if you object. Reason:{' '}
      <q dir="auto">{reason}</q>
    </Notice>
  );
}
