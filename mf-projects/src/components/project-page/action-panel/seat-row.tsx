import type { Project } from '@crewdeck/contract';
import { Avatar } from '@crewdeck/ui-kit';
import { openSeatsText } from '../../../rules/seats.ts';
import styles from './seat-row.module.css';

const MOST_FACES = 8;
const MOST_FREE_SEATS = 3;

type Seats = Pick<Project, 'owner' | 'collaborators' | 'openSeats' | 'isLooking'>;

/** Taken and free seats, as avatars and as words. */
export function SeatRow({ project }: { project: Seats }) {
  const taken = [project.owner, ...project.collaborators].slice(0, MOST_FACES);
  const free = project.isLooking ? Math.min(project.openSeats, MOST_FREE_SEATS) : 0;
  return (
    <div className={styles.root}>
      <span className={styles.seats} aria-hidden="true">
        {taken.map(({ id, name }) => (
          <Avatar key={id} name={name} size="sm" />
        ))}
        {Array.from({ length: free }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free seats have no identity
          <span key={seat} className={styles.free} />
        ))}
      </span>
      <span className={styles.text}>{openSeatsText(project)}</span>
    </div>
  );
}
