import { Link } from '@crewdeck/module-sdk';
import { Button, CircleUserIcon, EmptyState, PageHeader } from '@crewdeck/ui-kit';

/** For an address that leads to nobody, or to somebody the viewer may not see: the two can't be told apart. */
export function PersonNotFound() {
  return (
    <>
      <PageHeader title="Profile" />
      <EmptyState
        icon={<CircleUserIcon />}
        title="Profile not found."
        text="The link may be wrong, or this person is no longer here."
        action={<Button render={<Link to="/explore" />}>Explore Users</Button>}
      />
    </>
  );
}
