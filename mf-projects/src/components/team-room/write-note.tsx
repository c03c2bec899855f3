import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, SendIcon, Words } from '@crewdeck/ui-kit';
import { useNoteDraft } from '../../hooks/use-note-draft.ts';
import { teamNotesKey } from '../../hooks/use-team-notes.ts';
import { FIRST_FIELDS } from '../../rules/first-week.ts';
import { NoteForm } from './note-form.tsx';
import styles from './write-note.module.css';

/** Writes to the team. The field is empty again once the note is sent. */
export function WriteNote({ projectId }: { projectId: string }) {
  const uid = useSession().user?.uid ?? '';
  const [words, setWords] = useNoteDraft(projectId);
  const { send, isBusy, isDone, failure } = useStep({
    call: (http, sent: string) => http.send('POST /api/projects/:id/notes', { id: projectId, body: { words: sent } }),
    failed: "We couldn't send your note. Try again in a moment.",
    refetch: [teamNotesKey(projectId, uid)],
    onDone: () => setWords(''),
  });
  return (
    <NoteForm
      fieldId={FIRST_FIELDS.note}
      label="Write to your team"
      words={words}
      onChange={setWords}
      failure={failure}
      onSend={send}
    >
      <Cluster gap={3} align="center">
        {/* A second press, once the note is sent, isn't an attempt to send nothing. */}
        <Button type={isDone && !words ? 'button' : 'submit'} variant="primary" isBusy={isBusy}>
          <SendIcon aria-hidden="true" />
          Send note
        </Button>
        <Words as="span" tone="muted" size="sm" className={styles.keys}>
          Ctrl+Enter or Cmd+Enter sends it.
        </Words>
      </Cluster>
    </NoteForm>
  );
}
