import { LIMITS, type ProjectPage } from '@crewdeck/contract';
import { Button, Dialog, TextArea } from '@crewdeck/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { removeMember } from '../api/remove-member.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { FREE_SEAT_WORDS } from '../rules/commitment.ts';
import { StepFailure } from './step-failure.tsx';

interface RemoveMemberProps {
  project: ProjectPage;
  member: { id: string; name: string };
  /** The team has not heard from them for so long that their seat may be freed. */
  isQuiet?: boolean;
}

const WORDS_NEEDED = 'Write a sentence. They deserve a reason.';

const REMOVE = {
  button: 'Remove',
  offer: (name: string) => `Remove ${name}`,
  description: 'Their seat opens at once. You can invite them again later.',
  words: '',
  confirm: 'Remove from team',
};

const FREE_SEAT = {
  button: 'Free the seat',
  offer: (name: string) => `Free the seat of ${name}`,
  description:
    'They may just be busy, and a friendly word may help. If you free it, it opens at once; you can invite them again.',
  words: FREE_SEAT_WORDS,
  confirm: 'Free the seat',
};

/** Frees a member's seat, with a sentence that they get to read. */
export function RemoveMember({ project, member, isQuiet = false }: RemoveMemberProps) {
  const texts = isQuiet ? FREE_SEAT : REMOVE;
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState<string>(texts.words);
  const [isTried, setIsTried] = useState(false);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => removeMember(http, project.id, { userId: member.id, words: words.trim() }),
    done: `${member.name} is no longer on the team.`,
    failed: 'They could not be removed. Try again in a moment.',
  });
  const problem = isTried && !words.trim() ? WORDS_NEEDED : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (words.trim()) take();
  }

  const footer = (
    <>
      <Button onClick={() => setIsOpen(false)}>Cancel</Button>
      <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={texts.offer(member.name)} onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<bdi>{`${texts.offer(member.name)}?`}</bdi>}
        description={texts.description}
        footer={footer}
      >
        <form id={formId} onSubmit={submit} noValidate>
          <StepFailure failure={failure} />
          <TextArea
            label="A sentence for them"
            hint="They read it on their page of collaborations."
            required
            dir="auto"
            rows={3}
            maxLength={LIMITS.note}
            value={words}
            error={problem}
            onValueChange={setWords}
          />
        </form>
      </Dialog>
    </>
  );
}
