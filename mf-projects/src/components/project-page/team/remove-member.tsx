import { LIMITS, type ProjectPage } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, MoreMenu, StepFailure, TextArea } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { FREE_SEAT_WORDS } from '../../../rules/commitment.ts';
import { StepDialog } from '../../step-dialog.tsx';

interface RemoveMemberProps {
  project: ProjectPage;
  member: { id: string; name: string };
  /** The member has missed so many check-ins that the owner may free their seat. */
  isQuiet: boolean;
  /** Id of their name. */
  describedBy: string;
}

const WORDS_NEEDED = 'Write them a message first.';

const REMOVE = {
  button: 'Remove',
  offer: (name: string) => `Remove ${name}`,
  description: 'Their seat opens right away. You can invite them again later.',
  words: '',
  confirm: 'Remove from team',
};

/** A finished project takes nobody, but its owner says who is credited (decisions: who sees what). */
const REMOVE_FINISHED = {
  ...REMOVE,
  description: 'They leave the team right away. You can still credit them in the results.',
};

const FREE_SEAT = {
  button: 'Free the seat',
  offer: (name: string) => `Free ${name}'s seat`,
  description:
    'They may just be busy, and a friendly message may help. If you free the seat, you can still invite them again.',
  words: FREE_SEAT_WORDS,
  confirm: 'Free the seat',
};

/** Frees a member's seat, with a sentence for them. A finished project needs no seat, so there it is in a menu. */
export function RemoveMember({ project, member, isQuiet, describedBy }: RemoveMemberProps) {
  const texts = textsFor(project, isQuiet);
  const offer = texts.offer(member.name);
  const { ask, send, question } = useStep({
    call: (http, words: string) =>
      http.send('POST /api/projects/:id/removals', { id: project.id, body: { userId: member.id, words } }),
    done: `${member.name} is no longer on the team.`,
    failed: "We couldn't remove them. Try again in a moment.",
  });
  return (
    <>
      {project.result ? (
        <MoreMenu describedBy={describedBy} items={[{ label: offer, onSelect: ask }]} align="end" />
      ) : (
        <Button variant="ghost" size="sm" aria-label={offer} onClick={ask}>
          {texts.button}
        </Button>
      )}
      <StepDialog
        question={question}
        title={<bdi>{`${offer}?`}</bdi>}
        description={texts.description}
        confirm={{ label: texts.confirm, variant: 'danger' }}
      >
        {(formId) => <RemovalForm id={formId} start={texts.words} failure={question.failure} onSend={send} />}
      </StepDialog>
    </>
  );
}

function textsFor({ result }: ProjectPage, isQuiet: boolean) {
  if (result) return REMOVE_FINISHED;
  return isQuiet ? FREE_SEAT : REMOVE;
}

function problemsOf(words: string): { words?: string } {
  return words.trim() ? {} : { words: WORDS_NEEDED };
}

interface RemovalFormProps {
  id: string;
  start: string;
  failure: string | null;
  onSend: (words: string) => void;
}

function RemovalForm({ id, start, failure, onSend }: RemovalFormProps) {
  const [words, setWords] = useState(start);
  const { checked, problems } = useForm({ problems: problemsOf(words), send: () => onSend(words.trim()) });
  return (
    <form {...checked} id={id}>
      <StepFailure failure={failure} />
      <TextArea
        label="Message to them"
        hint="They'll read it under Collaborations."
        required
        ifEmpty="Write them a few words."
        rows={3}
        maxLength={LIMITS.note}
        value={words}
        error={problems.words}
        onValueChange={setWords}
      />
    </form>
  );
}
