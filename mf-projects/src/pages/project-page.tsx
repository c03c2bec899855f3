import { hasStatus, usePageTitle, useParams } from '@crewdeck/module-sdk';
import { ErrorState, Page } from '@crewdeck/ui-kit';
import { ProjectMissing } from '../components/project-missing.tsx';
import { ProjectSkeleton } from '../components/project-skeleton.tsx';
import { ProjectView } from '../components/project-view.tsx';
import { useProjectPage } from '../hooks/use-project-page.ts';

/** `/projects/:id`: one project. */
export function ProjectPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <ProjectOrReason key={id} projectId={id} />
    </Page>
  );
}

function ProjectOrReason({ projectId }: { projectId: string }) {
  const project = useProjectPage(projectId);
  usePageTitle(project.data?.title);
  // However well it is known from before: it has been deleted, or is not for whoever asks any more.
  if (hasStatus(project.error, 404) || hasStatus(project.error, 400)) return <ProjectMissing />;
  if (project.data) return <ProjectView project={project.data} />;
  if (project.isError) return <ProjectFailed onRetry={() => void project.refetch()} />;
  if (project.fetchStatus === 'paused') return <ProjectFailed isOffline onRetry={() => void project.refetch()} />;
  return <ProjectSkeleton />;
}

function ProjectFailed({ isOffline = false, onRetry }: { isOffline?: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      titleAs="h1"
      title={isOffline ? 'You are offline.' : 'This project could not be loaded.'}
      text={isOffline ? 'The project appears once you are connected.' : 'Try again in a moment.'}
      onRetry={onRetry}
    />
  );
}
