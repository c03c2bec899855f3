import { Link } from '@crewdeck/module-sdk';
import { Button, CircleUserIcon, EmptyState } from '@crewdeck/ui-kit';

/** Leads a person without a profile to the page that makes one. */
export function ProfileNeeded() {
  return (
    <EmptyState
      icon={<CircleUserIcon />}
      title="Create your profile first."
      text="Every project shows who's behind it, so you need a profile before you post one."
      action={
        <Button variant="primary" render={<Link to="/create-profile" />}>
          Create your profile
        </Button>
      }
    />
  );
}
