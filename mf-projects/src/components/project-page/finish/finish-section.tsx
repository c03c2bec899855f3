import type { ActivityKind, ProjectPage } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, Skeleton, Stack } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../../../hooks/use-arrival-at.ts';
import { useBecame } from '../../../hooks/use-became.ts';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { useSeen } from '../../../hooks/use-seen.ts';
import { hasResult } from '../../../rules/has-result.ts';
import { FINISH_PART } from '../../../rules/page-parts.ts';
import { useFinishFile } from './use-finish-file.ts';

const SHOWN_HERE: readonly ActivityKind[] = ['project_completed'];
const NOTHING: readonly ActivityKind[] = [];

/** What came of a completed project, and who made it. */
export function FinishSection({ project }: { project: ProjectPage }) {
  const title = useArrivalAt(FINISH_PART);
  const titleId = useId();
  const keptFocus = useKeptFocus();
  const isJustFinished = useBecame(project.result !== null);
  useSeen(project.id, project.result ? SHOWN_HERE : NOTHING);
  if (!project.result) return null;
  // Who made it can still add what they did.
  const hasMore = hasResult(project.result) || project.viewer?.is === 'owner' || Boolean(project.viewer?.credit);
  return (
    <Stack
      as="section"
      gap={4}
      id={FINISH_PART}
      className={isJustFinished ? 'moment' : ''}
      aria-labelledby={titleId}
      {...keptFocus}
    >
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {hasMore ? 'Results' : 'Who made it'}
      </h2>
      <ContentsOrReason project={project} result={project.result} />
    </Stack>
  );
}

interface ContentsProps {
  project: ProjectPage;
  result: NonNullable<ProjectPage['result']>;
}

function ContentsOrReason(props: ContentsProps) {
  const file = useFinishFile(true);
  if (file.data) return <file.data.Finish {...props} />;
  if (file.isError) return <ErrorState title="We couldn't load the results." onRetry={() => void file.refetch()} />;
  return (
    <LoadingRegion label="Loading the results...">
      <Skeleton height={200} radius="var(--radius-lg)" />
    </LoadingRegion>
  );
}
