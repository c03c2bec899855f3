import type { ListedUser, ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, PointList } from '@crewdeck/ui-kit';
import { InvitePerson } from './invite-person.tsx';
import styles from './person-row.module.css';

/** The strongest; all of them stand on the card in the directory. */
const REASONS_SHOWN = 3;

/** Somebody who would fit, what speaks for them, and, for the owner, the way to ask them. */
export function FittingPerson({ project, person }: { project: ProjectPage; person: ListedUser }) {
  return (
    <li className={styles.root}>
      <Avatar name={person.name} />
      <div className={styles.person}>
        <span>
          <Link to={`/people/${person.id}`} className={styles.name}>
            <bdi>{person.name}</bdi>
          </Link>{' '}
          {person.fit?.isNewcomer ? <Badge tone="violet">New here</Badge> : null}
        </span>
        <PointList points={person.fit?.reasons.slice(0, REASONS_SHOWN) ?? []} label={`Why ${person.name} fits`} />
      </div>
      {project.viewer?.is === 'owner' ? (
        <div className={styles.actions}>
          <InvitePerson project={project} person={person} />
        </div>
      ) : null}
    </li>
  );
}
