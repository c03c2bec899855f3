import { type Project, teamText } from '@crewdeck/contract';
import { Badge, Cluster, UsersIcon } from '@crewdeck/ui-kit';
import { Fact } from './fact.tsx';
import { FinishedFact } from './finished-fact.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';

const INVITE_STATUS_TONES = {
  Pending: 'amber',
  Accepted: 'green',
  Declined: 'red',
  Expired: 'neutral',
} as const satisfies Record<Project['inviteStatus'], string>;

interface ProjectFactsProps {
  project: Project;
  /** Set where no badge shows the status. */
  isStatusShown?: boolean;
}

/** Invite status, team count and the day it was finished, of the person's own project. */
export function ProjectFacts({ project, isStatusShown = false }: ProjectFactsProps) {
  return (
    <Cluster as="dl" gap={6} rowGap={3}>
      {isStatusShown ? (
        <Fact label="Status">
          <ProjectStatusBadge status={project.status} />
        </Fact>
      ) : null}
      <Fact label="Invite status">
        <Badge tone={INVITE_STATUS_TONES[project.inviteStatus]}>{project.inviteStatus}</Badge>
      </Fact>
      <Fact label="Team">
        <UsersIcon size={16} aria-hidden="true" />
        {teamText(project)}
      </Fact>
      <FinishedFact project={project} />
    </Cluster>
  );
}
