import { ArrowRightIcon, CheckIcon, IconItem, IconList, Stack, VisuallyHidden } from '@crewdeck/ui-kit';
import { type MouseEvent, useId, useState } from 'react';
import type { firstSteps } from '../../rules/first-week.ts';
import styles from './team-room-section.module.css';

/** What a new team does first. Once it is shown it stays until the room opens again, so that nothing moves under a finger. */
export function FirstWeek({ steps }: { steps: ReturnType<typeof firstSteps> }) {
  const titleId = useId();
  const [isShown] = useState(() => steps.some(({ isDone }) => !isDone));
  if (!isShown) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Your first week</h3>
      <IconList className={styles.steps} aria-label="Your first week">
        {steps.map(({ text, fieldId, isDone }) => (
          <IconItem key={text} icon={isDone ? <CheckIcon aria-hidden="true" /> : <ArrowRightIcon aria-hidden="true" />}>
            {isDone ? (
              <span>
                <VisuallyHidden>Done: </VisuallyHidden>
                <s>{text}</s>
              </span>
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => focusOn(fieldId, event)}>
                {text}
              </a>
            )}
          </IconItem>
        ))}
      </IconList>
    </Stack>
  );
}

/** Without a change of the address, which holds the open tab. */
function focusOn(fieldId: string, event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
