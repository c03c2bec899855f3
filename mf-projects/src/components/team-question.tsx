import type { CheckIn, ProjectPage } from '@crewdeck/contract';
import { Button, CheckIcon, Notice } from '@crewdeck/ui-kit';
import { checkIn } from '../api/check-in.ts';
import { useArrivalAt } from '../hooks/use-arrival-at.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';
import styles from './team-question.module.css';

interface TeamQuestionProps {
  project: ProjectPage;
  /** Id of the part of the page, for links. */
  part: string;
  title: string;
  text: string;
  /** On the button, and what is sent with it. */
  yes: string;
  words?: CheckIn;
}

/** Asks a member something about their place, and takes a yes with one click. */
export function TeamQuestion({ project, part, title, text, yes, words }: TeamQuestionProps) {
  const heading = useArrivalAt(part);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => checkIn(http, project.id, words),
    done: 'Thank you. Your team knows that you are there.',
    failed: 'That did not work. Try again in a moment.',
  });
  return (
    <Notice tone="info">
      <h2 ref={heading} id={part} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <Button variant="primary" isBusy={isBusy} onClick={() => take()}>
        <CheckIcon aria-hidden="true" />
        {yes}
      </Button>
      <StepFailure failure={failure} />
    </Notice>
  );
}
