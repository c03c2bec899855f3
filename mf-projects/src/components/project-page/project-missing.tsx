import { Link, useLocation, useSession, withReturnPath } from '@crewdeck/module-sdk';
import { Button, Cluster, EmptyState, FolderKanbanIcon, PageHeader } from '@crewdeck/ui-kit';

/** The same for a missing project and for one that the viewer may not see. */
export function ProjectMissing() {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const invited = isSignedIn ? "check that you're signed in with the right account" : 'sign in first';
  return (
    <>
      <PageHeader title="Project" />
      <EmptyState
        icon={<FolderKanbanIcon />}
        title="Project not found."
        text={`It may have been deleted, or it's invite-only. If you've been invited, ${invited}.`}
        action={
          <Cluster gap={3} justify="center">
            {isSignedIn ? null : (
              <Button variant="primary" render={<Link to={withReturnPath('/sign-in', pathname)} />}>
                Sign in
              </Button>
            )}
            <Button render={<Link to="/explore-projects" />}>Explore Projects</Button>
          </Cluster>
        }
      />
    </>
  );
}
