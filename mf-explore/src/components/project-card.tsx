import type { ListedProject, Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Badge, Card, CardFoot, CardText, CardTitle, CardTop, ChipList } from '@crewdeck/ui-kit';
import { useId } from 'react';
import type { Viewer } from '../hooks/use-viewer.ts';
import { describeDay } from '../rules/describe-day.ts';
import type { Standing } from '../rules/interest-action.ts';
import type { FitParts } from './fit/fit-parts.ts';
import { InterestControl } from './interest-control.tsx';
import styles from './project-card.module.css';
import { TeamSeats } from './team-seats.tsx';

const LINES_SHOWN = 4;
const CHIPS_SHOWN = 6;
const STATUS_TONES = {
  Open: 'green',
  Ideation: 'violet',
  'In Progress': 'blue',
  Completed: 'neutral',
  Archived: 'neutral',
} as const satisfies Record<Project['status'], string>;

interface ProjectCardProps {
  project: ListedProject;
  viewer: Viewer;
  standing: Standing;
  /** Its place in the list; the colours cycle (spec 2). */
  accent: number;
  /** In a list by fit. */
  WhyThisFits: FitParts['WhyThisFits'] | undefined;
}

export function ProjectCard({ project, viewer, standing, accent, WhyThisFits }: ProjectCardProps) {
  const titleId = useId();
  return (
    <Card accent={accent} aria-labelledby={titleId}>
      <CardTop>
        <span className={styles.state}>
          <Badge tone={STATUS_TONES[project.status]}>{project.status}</Badge>
          {project.fit?.isNewcomer && <Badge tone="violet">New here</Badge>}
        </span>
        {project.difficulty}
      </CardTop>
      <CardTitle id={titleId}>
        <Link to={`/projects/${project.id}`}>{project.title}</Link>
      </CardTitle>
      {project.description && <CardText lines={LINES_SHOWN}>{project.description}</CardText>}
      {project.techStack.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.label}>Tech stack</h3>
          <ChipList items={project.techStack} max={CHIPS_SHOWN} label="Tech stack" />
        </div>
      )}
      {project.rolesNeeded.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.label}>Roles needed</h3>
          <ChipList items={project.rolesNeeded} max={CHIPS_SHOWN} label="Roles needed" />
        </div>
      )}
      {project.tags.length > 0 && (
        <p className={styles.tags} dir="auto">
          {project.tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
      {project.fit && WhyThisFits && <WhyThisFits reasons={project.fit.reasons} titleId={titleId} />}
      <CardFoot>
        <TeamSeats project={project} />
        <p className={styles.facts}>
          <span>
            By{' '}
            <Link to={`/people/${project.owner.id}`}>
              <bdi>{project.owner.name}</bdi>
            </Link>
          </span>
          {project.deadline && (
            <span>
              Apply by <time dateTime={project.deadline}>{describeDay(project.deadline)}</time>
            </span>
          )}
        </p>
        <InterestControl project={project} viewer={viewer} standing={standing} titleId={titleId} />
      </CardFoot>
    </Card>
  );
}
