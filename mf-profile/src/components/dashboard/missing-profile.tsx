import { Link } from '@crewdeck/module-sdk';
import { Button, CircleUserIcon, EmptyState, UserPlusIcon } from '@crewdeck/ui-kit';
import type { Dashboard } from '../../hooks/use-dashboard.ts';

/** In the place of the summary: there is no profile yet, or it could not be had in time or at all. */
export function MissingProfile({ profile }: Pick<Dashboard, 'profile'>) {
  if (profile.data === null) {
    return (
      <EmptyState
        icon={<UserPlusIcon />}
        title="Say who you are"
        text="With a profile, people can find you and invite you to their teams."
        action={
          <Button variant="primary" render={<Link to="/create-profile" />}>
            Create your profile
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<CircleUserIcon />}
      title={profile.isPending ? 'Your profile is taking longer than usual.' : "We couldn't load your profile."}
      action={profile.isPending ? <Button render={<Link to="/profile" />}>View Full Profile</Button> : null}
    />
  );
}
