import { LIMITS, type TeamLink } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useTeamLinks } from '../../hooks/use-team-links.ts';
import { AddLink } from './add-link.tsx';
import { TeamLinkRow } from './team-link-row.tsx';

interface TeamLinksProps {
  projectId: string;
  /** Whether some can be added. */
  isOpen: boolean;
  /** Whether a step above says what to add first. */
  isGuided: boolean;
}

/** The addresses where a team meets and works, one press each. */
export function TeamLinks({ projectId, isOpen, isGuided }: TeamLinksProps) {
  const titleId = useId();
  const links = useTeamLinks(projectId);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Links</h3>
      <LinkList projectId={projectId} links={links} isGuided={isGuided} />
      {links.data && isOpen ? <LinkForm projectId={projectId} links={links.data} /> : null}
    </Stack>
  );
}

interface LinkListProps {
  projectId: string;
  links: ReturnType<typeof useTeamLinks>;
  isGuided: boolean;
}

function LinkList({ projectId, links, isGuided }: LinkListProps) {
  if (links.isPending) {
    return (
      <LoadingRegion label="Loading links...">
        <Skeleton height={52} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!links.data) return <ErrorState title="We couldn't load the links." onRetry={() => void links.refetch()} />;
  if (links.data.length === 0) {
    if (isGuided) return null;
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
