import { localDayText, type ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Card } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { EditButton } from '../edit-project/edit-button.tsx';
import styles from './project-details.module.css';

/** The facts about a project. Nobody joins a finished one, its day stands in its head, and its event in the result. Its owner edits it here. */
export function ProjectDetails({ project }: { project: ProjectPage }) {
  const { hackathon, difficulty } = project;
  const isFinished = project.result !== null;
  return (
    <Card as="section" aria-label="Details">
      <dl className={styles.root}>
        {hackathon && !isFinished ? (
          <Detail label="Hackathon">
            <Link to={`/hackathons/${hackathon.id}`}>
              <bdi>{hackathon.title}</bdi>
            </Link>
          </Detail>
        ) : null}
        {difficulty ? <Detail label="Difficulty">{difficulty}</Detail> : null}
        {isFinished ? null : <Detail label="Collaboration type">{project.collaborationType}</Detail>}
        <Detail label="Posted">
          <time dateTime={project.createdAt}>{localDayText(project.createdAt)}</time>
        </Detail>
      </dl>
      {isFinished && project.viewer?.is === 'owner' ? <EditButton project={project} /> : null}
    </Card>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
