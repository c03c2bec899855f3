import type { TeamNote } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { ConfirmDialog, IconButton, Trash2Icon } from '@crewdeck/ui-kit';
import { teamNotesKey } from '../../hooks/use-team-notes.ts';

interface DeleteNoteProps {
  projectId: string;
  note: TeamNote;
  describedBy: string;
}

/** Lets the author delete a note after a confirmation. */
export function DeleteNote({ projectId, note, describedBy }: DeleteNoteProps) {
  const uid = useSession().user?.uid ?? '';
  const { ask, send, question } = useStep({
    call: (http) => http.send('DELETE /api/projects/:id/notes/:noteId', { id: projectId, noteId: note.id }),
    failed: "We couldn't delete your note. Try again in a moment.",
    refetch: [teamNotesKey(projectId, uid)],
  });
  return (
    <>
      <IconButton label="Delete note" size="sm" aria-describedby={describedBy} onClick={ask}>
        <Trash2Icon aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title="Delete this note?"
        text="Your team can't read it any more. You can't undo this."
        confirmLabel="Delete note"
        cancelLabel="Keep it"
      />
    </>
  );
}
