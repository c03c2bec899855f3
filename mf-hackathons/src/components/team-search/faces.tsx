import type { TeamProposal } from '@crewdeck/contract';
import { Avatar } from '@crewdeck/ui-kit';
import styles from './proposed-team.module.css';

/** Some people of a team, whose names stand beside it. */
export function Faces({ members }: Pick<TeamProposal, 'members'>) {
  return (
    <div className={styles.faces}>
      {members.map(({ id, name, pictureUrl }) => (
        <Avatar key={id} name={name} src={pictureUrl} size="lg" className={styles.face} />
      ))}
    </div>
  );
}
