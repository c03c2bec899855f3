import type { ActivityKind, ProjectPage } from '@crewdeck/contract';
import { VisuallyHidden } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../../hooks/use-arrival-at.ts';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { useSeen } from '../../hooks/use-seen.ts';
import { ROOM_PART } from '../../rules/page-parts.ts';
import { TeamRoom } from './team-room.tsx';
import styles from './team-room-section.module.css';

const SHOWN_HERE: readonly ActivityKind[] = [
  'note_written',
  'meeting_proposed',
  'meeting_moved',
  'meeting_cancelled',
  'meeting_declined',
];

/** Where a team works together. */
export function TeamRoomSection({ project }: { project: ProjectPage }) {
  const title = useArrivalAt(ROOM_PART);
  const titleId = useId();
  const keptFocus = useKeptFocus();
  useSeen(project.id, SHOWN_HERE);
  return (
    <section id={ROOM_PART} className={styles.root} aria-labelledby={titleId} {...keptFocus}>
      <div>
        {/* The tab says it to the eye. */}
        <h2 ref={title} id={titleId} tabIndex={-1}>
          <VisuallyHidden>Team room</VisuallyHidden>
        </h2>
        <p className={styles.hint}>Only your team sees what's here.</p>
      </div>
      <TeamRoom project={project} />
    </section>
  );
}
