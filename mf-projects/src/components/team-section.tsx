import type { ProjectPage } from '@crewdeck/contract';
import { PlusIcon } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../hooks/use-arrival-at.ts';
import { TEAM_PART } from '../rules/page-parts.ts';
import { seatedOn } from '../rules/seated.ts';
import { openSeatsText } from '../rules/seats.ts';
import { ChangeCommitment } from './change-commitment.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { TeamSeat } from './team-seat.tsx';
import styles from './team-section.module.css';

/** The team, seat by seat: names and roles for everybody; how to reach each other, and how to part, for those on it. */
export function TeamSection({ project }: { project: ProjectPage }) {
  const title = useArrivalAt(TEAM_PART);
  const titleId = useId();
  return (
    <section id={TEAM_PART} className={styles.root} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        Team
      </h2>
      {project.viewer?.is === 'member' || project.viewer?.is === 'owner' ? (
        <p className={styles.hint}>Only the team sees how to reach each other.</p>
      ) : null}
      <ul className={styles.seats} aria-label="Team">
        {seatedOn(project).map((seated) => (
          <TeamSeat key={seated.id} project={project} seated={seated} />
        ))}
        {project.isLooking ? (
          <li className={styles.free}>
            <PlusIcon aria-hidden="true" />
            {openSeatsText(project)}
          </li>
        ) : null}
      </ul>
      {project.viewer?.is === 'member' ? (
        <div className={styles.own}>
          <ChangeCommitment project={project} />
          <LeaveTeam project={project} />
        </div>
      ) : null}
      {project.viewer?.is === 'owner' ? (
        <p className={styles.hint}>To leave this project yourself, hand it over to a member first, or archive it.</p>
      ) : null}
    </section>
  );
}
