import {
  dayText,
  isDeadlinePast,
  isProjectOver,
  type ListedProject,
  localDayText,
  type Project,
  rolesLeft,
  shownName,
  teamText,
} from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Badge,
  Card,
  CardFoot,
  CardText,
  CardTitle,
  CardTop,
  ChipList,
  Cluster,
  Cover,
  Row,
  SeatRow,
  TrophyIcon,
  Words,
} from '@crewdeck/ui-kit';
import { useId } from 'react';
import type { Viewer } from '../hooks/use-viewer.ts';
import type { Standing } from '../rules/interest-action.ts';
import { seatsOf } from '../rules/team.ts';
import type { FitParts } from './fit/fit-parts.ts';
import { InterestControl } from './interest-control.tsx';
import styles from './project-card.module.css';

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
  titleAs: 'h2' | 'h3';
  viewer: Viewer;
  standing: Standing;
  /** Of its list. */
  isFirst: boolean;
  /** In a list by fit. */
  WhyThisFits: FitParts['WhyThisFits'] | undefined;
}

export function ProjectCard({ project, titleAs, viewer, standing, isFirst, WhyThisFits }: ProjectCardProps) {
  const titleId = useId();
  const roles = project.isLooking ? rolesLeft(project) : [];
  return (
    <Card className={styles.card} aria-labelledby={titleId}>
      <Cover seed={project.id} src={project.coverUrl} isOnCard isFirst={isFirst} />
      <CardTop>
        <Cluster as="span" gap={2}>
          <Badge tone={STATUS_TONES[project.status]}>{project.status}</Badge>
          {project.fit?.isNewcomer && <Badge tone="violet">New here</Badge>}
        </Cluster>
        {project.difficulty}
      </CardTop>
      <CardTitle as={titleAs} id={titleId}>
        <Link to={`/projects/${project.id}`}>{project.title}</Link>
      </CardTitle>
      {project.place && (
        <Row gap={2} align="center">
          <TrophyIcon size={18} aria-hidden="true" />
          <Words weight="semibold" lines={2}>
            <bdi>{project.place}</bdi>
          </Words>
        </Row>
      )}
      {project.description && (
        <CardText lines={LINES_SHOWN} className={styles.about}>
          {project.description}
        </CardText>
      )}
      {project.techStack.length > 0 && <Chips title="Tech stack" items={project.techStack} />}
      {roles.length > 0 && <Chips title="Roles needed" items={roles} tone="accent" />}
      {project.tags.length > 0 && (
        <Words tone="muted" size="sm" dir="auto" className={styles.tags}>
          {project.tags.map((tag) => `#${tag}`).join(' ')}
        </Words>
      )}
      {project.fit && WhyThisFits && <WhyThisFits fit={project.fit} titleId={titleId} />}
      <CardFoot>
        <SeatRow {...seatsOf(project)}>{teamText(project)}</SeatRow>
        <Cluster as="p" gap={4} rowGap={1} justify="between" tone="muted" size="sm">
          <span>
            By{' '}
            <Link to={`/people/${project.owner.id}`}>
              <bdi>{shownName(project.owner.name)}</bdi>
            </Link>
          </span>
          {project.deadline && project.openSeats > 0 && !isProjectOver(project) && (
            <span>
              {isDeadlinePast(project.deadline, new Date()) ? 'Closed on' : 'Join by'}{' '}
              <time dateTime={project.deadline}>{dayText(project.deadline)}</time>
            </span>
          )}
          {project.finishedAt && (
            <span>
              Finished <time dateTime={project.finishedAt}>{localDayText(project.finishedAt)}</time>
            </span>
          )}
        </Cluster>
        <InterestControl project={project} viewer={viewer} standing={standing} titleId={titleId} />
      </CardFoot>
    </Card>
  );
}

function Chips({ title, items, tone }: { title: string; items: readonly string[]; tone?: 'accent' }) {
  return (
    <Cluster gap={2} align="center">
      <Words tone="subtle" size="sm" weight="medium" className={styles.label}>
        {title}
      </Words>
      <ChipList items={items} max={CHIPS_SHOWN} label={title} tone={tone} />
    </Cluster>
  );
}
