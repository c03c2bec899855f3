import type { TeamNote } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { IconButton, PencilIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { teamNotesKey } from '../../hooks/use-team-notes.ts';
import { StepDialog } from '../step-dialog.tsx';
import { NoteForm } from './note-form.tsx';

interface EditNoteProps {
  projectId: string;
  note: TeamNote;
  describedBy: string;
}

/** Lets the author change the words of a note. */
export function EditNote({ projectId, note, describedBy }: EditNoteProps) {
  const uid = useSession().user?.uid ?? '';
  const { ask, send, question } = useStep({
    call: (http, words: string) =>
      http.send('PATCH /api/projects/:id/notes/:noteId', { id: projectId, noteId: note.id, body: { words } }),
    failed: "We couldn't save your note. Try again in a moment.",
    refetch: [teamNotesKey(projectId, uid)],
  });
  return (
    <>
      <IconButton label="Edit note" size="sm" aria-describedby={describedBy} onClick={ask}>
        <PencilIcon aria-hidden="true" />
      </IconButton>
      <StepDialog
        question={question}
        title="Edit your note"
        description="Your team sees that you changed it."
        confirm={{ label: 'Save note', variant: 'primary' }}
      >
        {(formId) => <EditForm id={formId} start={note.words} failure={question.failure} onSend={send} />}
      </StepDialog>
    </>
  );
}

interface EditFormProps {
  id: string;
  start: string;
  failure: string | null;
  onSend: (words: string) => void;
}

/** Mounted with the dialog, so that it starts with the words as they are then. */
function EditForm({ id, start, failure, onSend }: EditFormProps) {
  const [words, setWords] = useState(start);
  return <NoteForm id={id} label="Your note" words={words} onChange={setWords} failure={failure} onSend={onSend} />;
}
