import { HIDDEN_PROFILE } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';

/** Tells somebody whose profile ops have hidden what that means, and why. Only the shell knows whom to write to. */
export function HiddenNotice({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      {HIDDEN_PROFILE.news} Reason: <q dir="auto">{reason}</q> {HIDDEN_PROFILE.means} To object, write to the address on{' '}
      <Link to="/">Home</Link>.
    </Notice>
  );
}
