import { type ListedUser, type ProjectPage, shownName } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, Cluster, PointList, Stack } from '@crewdeck/ui-kit';
import { MissingSkills } from '../why-this-fits.tsx';
import { InvitePerson } from './invite-person.tsx';
import styles from './person-row.module.css';

/** A person who would fit, with the reasons. The owner can invite them. */
export function FittingPerson({ project, person }: { project: ProjectPage; person: ListedUser }) {
  const { reasons = [], missing = [], strength, isNewcomer } = person.fit ?? {};
  return (
    <li className={styles.root}>
      <Avatar name={person.name} src={person.pictureUrl} />
      <Stack gap={2}>
        <span>
          <Link to={`/people/${person.id}`} className={styles.name}>
            <bdi>{shownName(person.name)}</bdi>
          </Link>
        </span>
        {strength === 'strong' || isNewcomer ? (
          <Cluster gap={2}>
            {strength === 'strong' ? <Badge tone="green">Strong fit</Badge> : null}
            {isNewcomer ? <Badge tone="violet">New here</Badge> : null}
          </Cluster>
        ) : null}
        <PointList points={reasons} label={`Why ${person.name} fits`} />
        <MissingSkills names={missing} />
      </Stack>
      {project.viewer?.is === 'owner' ? (
        <div className={styles.actions}>
          <InvitePerson project={project} person={person} />
        </div>
      ) : null}
    </li>
  );
}
