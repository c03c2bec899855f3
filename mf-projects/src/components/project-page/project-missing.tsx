import { Link, useLocation, useSession, withReturnPath } from '@crewdeck/module-sdk';
import { Button, Cluster, EmptyState, FolderKanbanIcon, PageHeader } from '@crewdeck/ui-kit';

/** The same for a missing project and for one that the viewer may not see. */
export function ProjectMissing({ title }: { title: string }) {
  const { isSignedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<FolderKanbanIcon />}
        title="It's invite-only, or it's no longer here."
        text={
          isSignedIn
            ? "If you've been invited, check that you're signed in with the right account. You don't see projects of people you've blocked."
            : "If you've been invited, you see it after signing in."
        }
        action={
          <Cluster gap={3} justify="center">
            {isSignedIn ? null : (
              <Button variant="primary" render={<Link to={withReturnPath('/sign-in', pathname + search + hash)} />}>
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
