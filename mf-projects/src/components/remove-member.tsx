import { LIMITS, type ProjectPage } from '@crewdeck/contract';
import { Button, Dialog, TextArea } from '@crewdeck/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { removeMember } from '../api/remove-member.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';

interface RemoveMemberProps {
  project: ProjectPage;
  member: { id: string; name: string };
}

const WORDS_NEEDED = 'Write a sentence. They deserve a reason.';

/** Frees a member's seat, with a sentence that they get to read. */
export function RemoveMember({ project, member }: RemoveMemberProps) {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
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
        Remove from team
      </Button>
    </>
  );
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Remove ${member.name}`} onClick={() => setIsOpen(true)}>
        Remove
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<bdi>{`Remove ${member.name}?`}</bdi>}
        description="Their seat opens at once. You can invite them again later."
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
