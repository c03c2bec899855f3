import { Link, useNavigate } from '@crewdeck/module-sdk';
import { Button, EmptyState, UserPlusIcon } from '@crewdeck/ui-kit';
import { useEffect } from 'react';

/** Long enough to read the sentence, which the editor doesn't repeat. */
const READING_TIME_MS = 2000;

/** Says that there is no profile yet, then leads to where one is made (decisions: profile not found). */
export function ProfileNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    // In place of this page, so that Back doesn't lead into it again.
    const timer = setTimeout(() => void navigate('/create-profile', { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

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
