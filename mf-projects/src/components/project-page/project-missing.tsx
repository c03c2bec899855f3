import { Link } from '@crewdeck/module-sdk';
import { Button, FolderKanbanIcon, PageHeader } from '@crewdeck/ui-kit';

/** The same for a missing project and for one that the viewer may not see. */
export function ProjectMissing() {
  return (
    <PageHeader
      title="Project not found"
      description="It may have been deleted, or it's invite-only. If you've been invited, sign in first."
      actions={
        <Button variant="primary" render={<Link to="/explore-projects" />}>
          <FolderKanbanIcon aria-hidden="true" />
          Explore projects
        </Button>
      }
    />
  );
}
