import { Link, useNavigate } from '@crewdeck/module-sdk';
import { Button, EmptyState, UserPlusIcon } from '@crewdeck/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** Long enough to read the sentence, which the editor doesn't repeat. */
const READING_TIME_MS = 2000;

/** Says that there is no profile yet, then leads to where one is made, unless one stays (decisions: profile not found). */
export function ProfileNotFound() {
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isStaying) return;
    // In place of this page, so that Back doesn't lead into it again.
    const timer = setTimeout(() => void navigate('/create-profile', { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [navigate, isStaying]);

  function stay() {
    setIsStaying(true);
    // The button goes, and the focus with it.
    link.current?.focus();
  }

  return (
    <div role="status">
      <EmptyState
        icon={<UserPlusIcon />}
        title="Profile not found. Please create your profile first."
        text={isStaying ? null : 'Taking you there now.'}
        action={
          <>
            <Button variant="primary" render={<Link ref={link} to="/create-profile" replace />}>
              Create your profile
            </Button>{' '}
            {isStaying ? null : <Button onClick={stay}>Stay here</Button>}
          </>
        }
      />
    </div>
  );
}
