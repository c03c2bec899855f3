import { LIMITS, type TeamLink } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useTeamLinks } from '../../hooks/use-team-links.ts';
import { AddLink } from './add-link.tsx';
import { TeamLinkRow } from './team-link-row.tsx';

/** The addresses where a team meets and works, one press each. @param isOpen whether some can be added */
export function TeamLinks({ projectId, isOpen }: { projectId: string; isOpen: boolean }) {
  const titleId = useId();
  const links = useTeamLinks(projectId);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Links</h3>
      <LinkList projectId={projectId} links={links} />
      {links.data && isOpen ? <LinkForm projectId={projectId} links={links.data} /> : null}
    </Stack>
  );
}

function LinkList({ projectId, links }: { projectId: string; links: ReturnType<typeof useTeamLinks> }) {
  if (links.isPending) {
    return (
      <LoadingRegion label="Loading links...">
        <Skeleton height={52} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!links.data) return <ErrorState title="We couldn't load the links." onRetry={() => void links.refetch()} />;
  if (links.data.length === 0) {
    return <Words tone="muted">No links yet. Add your chat or repository, so everyone finds it.</Words>;
  }
  return (
    <RowList aria-label="Links">
      {links.data.map((link) => (
        <TeamLinkRow key={link.id} projectId={projectId} link={link} />
      ))}
    </RowList>
  );
}

function LinkForm({ projectId, links }: { projectId: string; links: readonly TeamLink[] }) {
  if (links.length < LIMITS.teamLinks) return <AddLink projectId={projectId} />;
  return <Words tone="muted">Your team room holds {LIMITS.teamLinks} links. Remove one to add another.</Words>;
}
