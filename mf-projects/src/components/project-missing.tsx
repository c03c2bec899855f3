import { Link } from '@crewdeck/module-sdk';
import { Button, FolderKanbanIcon, PageHeader } from '@crewdeck/ui-kit';

/** The same for a project that does not exist and for one that is not shown to whoever asks. */
export function ProjectMissing() {
  return (
    <PageHeader
      title="Project not found"
      description="It may have been deleted, or it is only for people who were invited. If you were, sign in first."
      actions={
        <Button variant="primary" render={<Link to="/explore-projects" />}>
          <FolderKanbanIcon aria-hidden="true" />
          Explore projects
        </Button>
      }
    />
  );
}
