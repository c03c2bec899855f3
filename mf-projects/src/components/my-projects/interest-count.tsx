import type { Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { HandshakeIcon } from '@crewdeck/ui-kit';
import { INTERESTED_PART } from '../../rules/page-parts.ts';
import styles from './interest-count.module.css';

/** Links to the people who wait for the owner's answer, if there are any. */
export function InterestCount({ project }: { project: Pick<Project, 'id' | 'title' | 'interestCount'> }) {
  if (!project.interestCount) return null;
  const count = project.interestCount;
  const text = count === 1 ? '1 person is interested' : `${count} people are interested`;
  return (
    <Link
      to={`/projects/${project.id}#${INTERESTED_PART}`}
      className={styles.interest}
      aria-label={`${text} in ${project.title}`}
    >
      <HandshakeIcon aria-hidden="true" />
      {text}
    </Link>
  );
}
