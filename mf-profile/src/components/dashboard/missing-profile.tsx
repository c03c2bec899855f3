import { Link } from '@crewdeck/module-sdk';
import { Button, EmptyState, UserPlusIcon } from '@crewdeck/ui-kit';

/** In the place of the summary, for somebody who has no profile yet. */
export function MissingProfile() {
  return (
    <EmptyState
      icon={<UserPlusIcon />}
      title="Say who you are"
      text="With a profile people can find you, invite you to their teams, and see what you like to build."
      action={
        <Button variant="primary" render={<Link to="/create-profile" />}>
          Create your profile
        </Button>
      }
    />
  );
}
