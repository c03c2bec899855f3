import { hasStatus, usePageTitle, useParams, useSession } from '@crewdeck/module-sdk';
import { ErrorState, Page } from '@crewdeck/ui-kit';
import { useDeferredValue } from 'react';
import { ProjectMissing } from '../components/project-page/project-missing.tsx';
import { ProjectSkeleton } from '../components/project-page/project-skeleton.tsx';
import { ProjectView } from '../components/project-page/project-view.tsx';
import { useProjectPage } from '../hooks/use-project-page.ts';

/** `/projects/:id`: one project. */
export function ProjectPage() {
  const { id = '' } = useParams();
  return (
    <Page width="wide">
      <ProjectOrReason key={id} projectId={id} />
    </Page>
  );
}

function ProjectOrReason({ projectId }: { projectId: string }) {
  const project = useProjectPage(projectId);
  // The first answer is drawn in slices, so that people can scroll meanwhile.
  const isAwaited = useDeferredValue(project.isPending);
  const { isSignedIn } = useSession();
  // Also when the cache still has it: it was deleted, or the viewer may no longer see it.
  const isMissing = hasStatus(project.error, 404) || hasStatus(project.error, 400);
  const missing = isSignedIn ? 'Project not found' : 'Sign in to see this project';
  usePageTitle(isMissing ? missing : project.data?.title);
  if (isMissing) return <ProjectMissing title={missing} />;
  if (project.data && !isAwaited) return <ProjectView project={project.data} />;
  if (project.isError) return <ProjectFailed onRetry={() => void project.refetch()} />;
  if (project.fetchStatus === 'paused') return <ProjectFailed isOffline onRetry={() => void project.refetch()} />;
  return <ProjectSkeleton />;
}

function ProjectFailed({ isOffline = false, onRetry }: { isOffline?: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      titleAs="h1"
      title={isOffline ? "The project loads once you're back online." : "We couldn't load this project."}
      text={isOffline ? undefined : 'Try again in a moment.'}
      onRetry={onRetry}
    />
  );
}
