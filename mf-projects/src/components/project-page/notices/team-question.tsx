import type { CheckIn, ProjectPage } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, CheckIcon, Notice, StepFailure } from '@crewdeck/ui-kit';
import { useArrivalAt } from '../../../hooks/use-arrival-at.ts';
import styles from './notices.module.css';

interface TeamQuestionProps {
  project: ProjectPage;
  /** Id of the part of the page, for links. */
  part: string;
  title: string;
  text: string;
  /** The label of the button, and the request that it sends. */
  yes: string;
  words?: CheckIn;
}

/** Asks a member a question, and takes a yes with one click. */
export function TeamQuestion({ project, part, title, text, yes, words }: TeamQuestionProps) {
  const heading = useArrivalAt(part);
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('POST /api/projects/:id/check-ins', { id: project.id, body: words }),
    done: "Thanks. Your team knows you're still in.",
    failed: "That didn't work. Try again in a moment.",
  });
  return (
    <Notice tone="info">
      <h2 ref={heading} id={part} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <Button variant="primary" isBusy={isBusy} onClick={() => send()}>
        <CheckIcon aria-hidden="true" />
        {yes}
      </Button>
      <StepFailure failure={failure} />
    </Notice>
  );
}
