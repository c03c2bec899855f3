import { Link } from '@crewdeck/module-sdk';
import { Button, EmptyState, UserPlusIcon } from '@crewdeck/ui-kit';
import { useRedirectAfter } from '../../hooks/use-redirect-after.ts';

/** Long enough to read the sentence, which the editor doesn't repeat. */
const READING_TIME_MS = 2000;

/** Says that there is no profile yet, then leads to where one is made (decisions: profile not found). */
export function ProfileNotFound() {
  useRedirectAfter('/create-profile', READING_TIME_MS);
  return (
    <div role="status">
      <EmptyState
        icon={<UserPlusIcon />}
        title="Profile not found. Please create your profile first."
        text="Taking you there now."
        action={
          <Button variant="primary" render={<Link to="/create-profile" replace />}>
            Create your profile
          </Button>
        }
      />
    </div>
  );
}
