import { hasSeats, isTeamFull, type Project, teamText } from '@crewdeck/contract';
import { SeatRow } from '@crewdeck/ui-kit';
import { useBecame } from '../../hooks/use-became.ts';

const MOST_FACES = 8;
const MOST_FREE_SEATS = 3;

type Seats = Pick<Project, 'owner' | 'collaborators' | 'maxTeamSize' | 'openSeats' | 'isLooking' | 'status'>;

/** Taken and free seats, as faces and as words. The part Team has the names. */
export function ProjectSeats({ project }: { project: Seats }) {
  const taken = [project.owner, ...project.collaborators].slice(0, MOST_FACES);
  const free = project.isLooking && hasSeats(project) ? Math.min(project.openSeats, MOST_FREE_SEATS) : 0;
  const isJustFull = useBecame(isTeamFull(project));
  return (
    <div className={isJustFull ? 'moment' : undefined}>
      <SeatRow taken={taken} free={Array.from({ length: free }, (_, seat) => seat)}>
        {teamText(project)}
      </SeatRow>
    </div>
  );
}
