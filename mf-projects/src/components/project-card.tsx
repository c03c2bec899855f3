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
  EyeIcon,
  PencilIcon,
} from '@crewdeck/ui-kit';
import { type MouseEvent, useId, useRef } from 'react';
import { useArchiveProject } from '../hooks/use-change-project.ts';
import { canArchive } from '../rules/team.ts';
import { InterestCount } from './interest-count.tsx';
import styles from './project-card.module.css';
import type { ProjectDialogName } from './project-dialogs.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectStateBadges } from './project-state-badges.tsx';
import { StepFailure } from './step-failure.tsx';

const LINES_SHOWN = 4;

interface ProjectCardProps {
  project: Project;
  /** Place in the list; the card colours cycle over six. */
  index: number;
  onOpen: (dialog: ProjectDialogName, projectId: string) => void;
}

/** One's own project in the list. */
export function ProjectCard({ project, index, onOpen }: ProjectCardProps) {
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const { archive, isChanging, refusal } = useArchiveProject(project);

  function archiveAndKeepFocus({ currentTarget: archiveButton }: MouseEvent<HTMLElement>): void {
    archive(() => {
      // The button goes with what it offered; Edit is where the archiving can be undone.
      if (document.activeElement === archiveButton) editButton.current?.focus();
    });
  }

  return (
    <Card accent={index}>
      <CardTop>
        <span className={styles.state}>
          <ProjectStateBadges project={project} />
        </span>
        {project.difficulty}
      </CardTop>
      <CardTitle id={titleId}>
        <Link to={`/projects/${project.id}`}>{project.title}</Link>
      </CardTitle>
      {project.description ? <CardText lines={LINES_SHOWN}>{project.description}</CardText> : null}
      <CardFoot>
        <ProjectFacts project={project} />
        <InterestCount project={project} />
        <StepFailure failure={refusal} />
        <div className={styles.actions}>
          <Button size="sm" aria-describedby={titleId} onClick={() => onOpen('view', project.id)}>
            <EyeIcon aria-hidden="true" />
            View
          </Button>
          <Button ref={editButton} size="sm" aria-describedby={titleId} onClick={() => onOpen('edit', project.id)}>
            <PencilIcon aria-hidden="true" />
            Edit
          </Button>
          {canArchive(project) ? (
            <Button size="sm" aria-describedby={titleId} isBusy={isChanging} onClick={archiveAndKeepFocus}>
              <ArchiveIcon aria-hidden="true" />
              Archive
            </Button>
          ) : null}
        </div>
      </CardFoot>
    </Card>
  );
}
