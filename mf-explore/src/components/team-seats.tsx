import type { Project } from '@crewdeck/contract';
import { SeatRow } from '@crewdeck/ui-kit';
import { describeTeam, seatsOf } from '../rules/team.ts';

/** Who is on the team and how many seats are free, as faces and as words. */
export function TeamSeats({ project }: { project: Project }) {
  const { taken, free } = seatsOf(project);
  return (
    <SeatRow taken={taken} free={free}>
      {describeTeam(project)}
    </SeatRow>
  );
}
