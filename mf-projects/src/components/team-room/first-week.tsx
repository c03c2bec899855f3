import { CheckIcon, ClockIcon, IconItem, IconList, Stack, VisuallyHidden } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import type { firstSteps } from '../../rules/first-week.ts';

/** What a new team does first. Once it is shown it stays until the room opens again, so that nothing moves under a finger. */
export function FirstWeek({ steps }: { steps: ReturnType<typeof firstSteps> }) {
  const titleId = useId();
  const [isShown] = useState(() => steps.some(({ isDone }) => !isDone));
  if (!isShown) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <h3 id={titleId}>Your first week</h3>
      <IconList aria-label="Your first week">
        {steps.map(({ text, isDone }) => (
          <IconItem key={text} icon={isDone ? <CheckIcon aria-hidden="true" /> : <ClockIcon aria-hidden="true" />}>
            <span>
              {isDone ? <VisuallyHidden>Done: </VisuallyHidden> : null}
              {isDone ? <s>{text}</s> : text}
            </span>
          </IconItem>
        ))}
      </IconList>
    </Stack>
  );
}
