import type { TeamMember } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { Button, ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useTeamNotes } from '../../hooks/use-team-notes.ts';
import { hasPage } from '../../rules/members.ts';
import { TeamNoteRow } from './team-note-row.tsx';
import { WriteNote } from './write-note.tsx';

interface TeamNotesProps {
  projectId: string;
  team: readonly TeamMember[];
  /** Whether something can be written. */
  isOpen: boolean;
  /** Whether a step above says what to write first. */
  isGuided: boolean;
}

/** What the team has written, the newest first. */
export function TeamNotes({ projectId, team, isOpen, isGuided }: TeamNotesProps) {
  const titleId = useId();
  const notes = useTeamNotes(projectId);
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Notes</h3>
      {isOpen ? <WriteNote projectId={projectId} /> : null}
      <NoteList projectId={projectId} team={team} notes={notes} {...{ isOpen, isGuided }} />
      {notes.hasNextPage ? (
        <Stack gap={2} align="center">
          {notes.isFetchNextPageError ? <p role="alert">We couldn't load older notes.</p> : null}
          <Button isBusy={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
            {notes.isFetchNextPageError ? 'Try again' : 'Show older notes'}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

interface NoteListProps extends TeamNotesProps {
  notes: ReturnType<typeof useTeamNotes>;
}

function NoteList({ projectId, team, notes, isOpen, isGuided }: NoteListProps) {
  const myId = useMyProfile().data?.id;
  if (notes.isPending) {
    return (
      <LoadingRegion label="Loading notes...">
        <Skeleton height={96} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!notes.data) return <ErrorState title="We couldn't load the notes." onRetry={() => void notes.refetch()} />;
  if (notes.data.length === 0) {
    if (isGuided) return null;
    return <Words tone="muted">No notes yet. Write what you decided, or when you meet.</Words>;
  }
  return (
    <RowList aria-label="Notes">
      {notes.data.map((note) => (
        <TeamNoteRow
          key={note.id}
          projectId={projectId}
          note={note}
          pictureUrl={team.find(({ id }) => id === note.author?.id)?.pictureUrl}
          hasPage={note.author !== null && hasPage({ team: [...team] }, note.author.id)}
          isOwn={note.author !== null && note.author.id === myId}
          isOpen={isOpen}
        />
      ))}
    </RowList>
  );
}
