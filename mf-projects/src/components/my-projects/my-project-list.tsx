import { Link, type useMyProjects } from '@crewdeck/module-sdk';
import { Button, CardGrid, EmptyState, ErrorState, FolderPlusIcon } from '@crewdeck/ui-kit';
import { activeFirst } from '../../rules/seats.ts';
import { LoadingCards } from '../loading-cards.tsx';
import { ProjectCard } from './project-card.tsx';
import type { ProjectDialogName } from './project-dialogs.tsx';

interface MyProjectListProps {
  projects: ReturnType<typeof useMyProjects>;
  onOpen: (dialog: ProjectDialogName, projectId: string) => void;
}

/** The person's own projects, or why there are none. A list that fails to refetch stays as it is. */
export function MyProjectList({ projects, onOpen }: MyProjectListProps) {
  if (projects.isPending) return <LoadingCards label="Loading projects..." />;
  if (!projects.data) {
    return <ErrorState title="Failed to fetch your projects." onRetry={() => void projects.refetch()} />;
  }
  if (projects.data.length === 0) {
    return (
      <EmptyState
        icon={<FolderPlusIcon />}
        title="No projects posted yet."
        text="Post what you want to build, and find the people to build it with."
        action={
          <Button variant="primary" render={<Link to="/post-project" />}>
            Post your first project
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid label="My projects">
      {activeFirst(projects.data).map((project) => (
        <ProjectCard key={project.id} project={project} onOpen={onOpen} />
      ))}
    </CardGrid>
  );
}
