import { Link } from '@crewdeck/module-sdk';
import { Button, EmptyState, TrophyIcon } from '@crewdeck/ui-kit';

/** Stands in the place of an event that doesn't exist. */
export function HackathonMissing() {
  return (
    <EmptyState
      icon={<TrophyIcon />}
      title="Hackathon not found."
      text="The link may be wrong, or it's no longer listed."
      action={<Button render={<Link to="/explore-hackathons" />}>Explore Hackathons</Button>}
    />
  );
}
