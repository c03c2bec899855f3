import { isProjectOver, openSeatsText, type ProjectPage } from '@crewdeck/contract';
import { Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../../../hooks/use-arrival-at.ts';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { membersOf } from '../../../rules/members.ts';
import { TEAM_PART } from '../../../rules/page-parts.ts';
import { ChangeCommitment } from './change-commitment.tsx';
import { TeamSeat } from './team-seat.tsx';
import styles from './team-section.module.css';

/** The team, seat by seat: names and roles for everybody, contacts for the team. */
export function TeamSection({ project }: { project: ProjectPage }) {
  const title = useArrivalAt(TEAM_PART);
  const titleId = useId();
  const keptFocus = useKeptFocus();
  return (
    <Stack as="section" gap={4} id={TEAM_PART} aria-labelledby={titleId} {...keptFocus}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        Team
      </h2>
      {project.viewer?.is === 'member' || project.viewer?.is === 'owner' ? (
        <Words tone="muted">You and your teammates see each other's confirmed emails here.</Words>
      ) : null}
      <ul className={styles.seats} aria-label="Team">
        {membersOf(project).map((member) => (
          <TeamSeat key={member.id} project={project} member={member} />
        ))}
        {project.isLooking ? (
          <li className={styles.free}>
            <span>{openSeatsText(project)}</span>
          </li>
        ) : null}
      </ul>
      {project.viewer?.is === 'member' && !isProjectOver(project) ? (
        <div>
          <ChangeCommitment project={project} />
        </div>
      ) : null}
    </Stack>
  );
}
