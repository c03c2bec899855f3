import type { ProjectPage } from '@crewdeck/contract';
import { useQuery } from '@crewdeck/module-sdk';
import { ErrorState, LoadingRegion, Skeleton } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArrivalAt } from '../../hooks/use-arrival-at.ts';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { ROOM_PART } from '../../rules/page-parts.ts';
import styles from './team-room-section.module.css';

/** Where a team works together. Its contents are a file of their own, which others than the team never load. */
export function TeamRoomSection({ project }: { project: ProjectPage }) {
  const title = useArrivalAt(ROOM_PART);
  const titleId = useId();
  const keptFocus = useKeptFocus();
  return (
    <section id={ROOM_PART} className={styles.root} aria-labelledby={titleId} {...keptFocus}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        Team room
      </h2>
      <p className={styles.hint}>Only your team sees what's here.</p>
      <RoomOrReason project={project} />
    </section>
  );
}

function RoomOrReason({ project }: { project: ProjectPage }) {
  const room = useQuery({
    queryKey: ['team-room', 'contents'],
    queryFn: () => import('./team-room.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (room.data) return <room.data.TeamRoom project={project} />;
  if (room.isError) return <ErrorState title="We couldn't open your team room." onRetry={() => void room.refetch()} />;
  return (
    <LoadingRegion label="Loading your team room...">
      <Skeleton height={200} radius="var(--radius-lg)" />
    </LoadingRegion>
  );
}
