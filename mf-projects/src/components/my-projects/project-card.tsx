import type { Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  ArchiveIcon,
  Button,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  CardTop,
  Cluster,
  Cover,
  EyeIcon,
  PencilIcon,
  StepFailure,
} from '@crewdeck/ui-kit';
import { useId, useRef } from 'react';
import { useChangeProject } from '../../hooks/use-change-project.ts';
import { canArchive } from '../../rules/team.ts';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectStatusBadge } from '../project-status-badge.tsx';
import { InterestCount } from './interest-count.tsx';
import type { ProjectDialogName } from './project-dialogs.tsx';

const LINES_SHOWN = 4;

interface ProjectCardProps {
  project: Project;
  onOpen: (dialog: ProjectDialogName, projectId: string) => void;
}

export function ProjectCard({ project, onOpen }: ProjectCardProps) {
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const archiveButton = useRef<HTMLButtonElement>(null);
  const archive = useChangeProject(project, {
    done: 'Project archived!',
    failed: 'Failed to archive project',
    onDone: () => {
      // The archive button goes. The edit dialog is where the person can undo this.
      if (document.activeElement === archiveButton.current) editButton.current?.focus();
    },
  });

  return (
    <Card>
      <Cover seed={project.id} src={project.coverUrl} isOnCard />
      <CardTop>
        <ProjectStatusBadge status={project.status} />
        {project.difficulty}
      </CardTop>
      <CardTitle id={titleId}>
        <Link to={`/projects/${project.id}`}>{project.title}</Link>
      </CardTitle>
      {project.description ? <CardText lines={LINES_SHOWN}>{project.description}</CardText> : null}
      <CardFoot>
        <ProjectFacts project={project} />
        <InterestCount project={project} />
        <StepFailure failure={archive.failure} />
        <Cluster gap={2}>
          <Button size="sm" aria-describedby={titleId} onClick={() => onOpen('view', project.id)}>
            <EyeIcon aria-hidden="true" />
            View
          </Button>
          <Button ref={editButton} size="sm" aria-describedby={titleId} onClick={() => onOpen('edit', project.id)}>
            <PencilIcon aria-hidden="true" />
            Edit
          </Button>
          {canArchive(project) ? (
            <Button
              ref={archiveButton}
              size="sm"
              aria-describedby={titleId}
              isBusy={archive.isBusy}
              onClick={() => archive.send({ status: 'Archived' })}
            >
              <ArchiveIcon aria-hidden="true" />
              Archive
            </Button>
          ) : null}
        </Cluster>
      </CardFoot>
    </Card>
  );
}
