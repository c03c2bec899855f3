import type { Project } from '@crewdeck/contract';
import { Badge, CalendarDaysIcon, Card, ChipList, UserIcon, UsersIcon } from '@crewdeck/ui-kit';
import { useId } from 'react';
import type { Viewer } from '../hooks/use-viewer.ts';
import { describeDay } from '../rules/deadline.ts';
import { statusTone } from '../rules/status-tone.ts';
import { describeTeam } from '../rules/team.ts';
import { InterestControl } from './interest-control.tsx';
import styles from './project-card.module.css';

const CHIPS_SHOWN = 6;

interface ProjectCardProps {
  project: Project;
  viewer: Viewer;
  /** Ids of projects. */
  interestedIn: ReadonlySet<string>;
  /** Its place in the list; the colours cycle (spec 2). */
  accent: number;
}

export function ProjectCard({ project, viewer, interestedIn, accent }: ProjectCardProps) {
  const titleId = useId();
  return (
    <Card as="li" accent={accent} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.badges}>
        <Badge tone={statusTone(project.status)}>{project.status}</Badge>
        {project.difficulty && <Badge tone="neutral">{project.difficulty}</Badge>}
      </div>
      <h2 id={titleId} className={styles.title} dir="auto">
        {project.title}
      </h2>
      {project.description && (
        <p className={styles.description} dir="auto">
          {project.description}
        </p>
      )}
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
      <div className={styles.foot}>
        <ul className={styles.facts} aria-label="About the team">
          <li>
            <UserIcon size={16} aria-hidden="true" />
            <span>
              by <bdi>{project.owner.name}</bdi>
            </span>
          </li>
          <li>
            <UsersIcon size={16} aria-hidden="true" />
            <span>{describeTeam(project)}</span>
          </li>
          {project.deadline && (
            <li>
              <CalendarDaysIcon size={16} aria-hidden="true" />
              <span>
                until <time dateTime={project.deadline}>{describeDay(project.deadline)}</time>
              </span>
            </li>
          )}
        </ul>
        <InterestControl project={project} viewer={viewer} interestedIn={interestedIn} titleId={titleId} />
      </div>
    </Card>
  );
}
