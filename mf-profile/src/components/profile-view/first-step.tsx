import { Link, useLocation } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';

/** The next step of a person who has just created their profile. */
export function FirstStep() {
  if (!useLocation().state?.isNewProfile) return null;
  return (
    <Notice tone="success">
      <Cluster gap={3} align="center" justify="between">
        <p>Your profile is ready. Next, find a team that needs what you know.</p>
        <Button variant="primary" size="sm" render={<Link to="/explore-projects" />}>
          See projects that fit you
        </Button>
      </Cluster>
    </Notice>
  );
}
