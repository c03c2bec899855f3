import type { Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { HandshakeIcon } from '@crewdeck/ui-kit';
import { interestCountText } from '../rules/interest-count-text.ts';
import { INTERESTED_PART } from '../rules/page-parts.ts';
import styles from './interest-count.module.css';

/** How many people wait for the owner's answer, and the way to them; nothing for nobody. */
export function InterestCount({ project }: { project: Pick<Project, 'id' | 'title' | 'interestCount'> }) {
  if (!project.interestCount) return null;
  const text = interestCountText(project.interestCount);
  return (
    <Link
      to={`/projects/${project.id}#${INTERESTED_PART}`}
      className={styles.root}
      aria-label={`${text} in ${project.title}`}
    >
      <HandshakeIcon aria-hidden="true" />
      {text}
    </Link>
  );
}
