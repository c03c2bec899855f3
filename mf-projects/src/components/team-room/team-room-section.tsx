import type { ProjectPage } from '@crewdeck/contract';
import { VisuallyHidden } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../../hooks/use-arrival-at.ts';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { useRoomSeen } from '../../hooks/use-room-seen.ts';
import { ROOM_PART } from '../../rules/page-parts.ts';
import { TeamRoom } from './team-room.tsx';
import styles from './team-room-section.module.css';

/** Where a team works together. */
export function TeamRoomSection({ project }: { project: ProjectPage }) {
  const title = useArrivalAt(ROOM_PART);
  const titleId = useId();
  const keptFocus = useKeptFocus();
  useRoomSeen(project.id);
  return (
    <section id={ROOM_PART} className={styles.root} aria-labelledby={titleId} {...keptFocus}>
      {/* The tab says it to the eye. */}
      <h2 ref={title} id={titleId} tabIndex={-1}>
        <VisuallyHidden>Team room</VisuallyHidden>
      </h2>
      <p className={styles.hint}>Only your team sees what's here.</p>
      <TeamRoom project={project} />
    </section>
  );
}
