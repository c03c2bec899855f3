import type { Project } from '@crewdeck/contract';
import { Avatar } from '@crewdeck/ui-kit';
import { describeTeam, seatsOf } from '../rules/team.ts';
import styles from './team-seats.module.css';

/** Who is on the team and how many seats are free, as faces and as words. */
export function TeamSeats({ project }: { project: Project }) {
  const { taken, free } = seatsOf(project);
  return (
    <div className={styles.team}>
      <span className={styles.seats} aria-hidden="true">
        {taken.map(({ id, name }) => (
          <Avatar key={id} name={name} size="sm" />
        ))}
        {free.map((seat) => (
          <span key={seat} className={styles.free} />
        ))}
      </span>
      <span className={styles.count}>{describeTeam(project)}</span>
    </div>
  );
}
