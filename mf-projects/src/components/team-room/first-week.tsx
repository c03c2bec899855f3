import { Link } from '@crewdeck/module-sdk';
import { ArrowRightIcon, CheckIcon, IconItem, IconList, Stack, VisuallyHidden, Words } from '@crewdeck/ui-kit';
import { type MouseEvent, useId, useState } from 'react';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import type { firstSteps } from '../../rules/first-week.ts';
import styles from './team-room-section.module.css';

/** What a new team does first. Once it is shown, a line of it stays until the room opens again, which says that all is done. */
export function FirstWeek({ steps }: { steps: ReturnType<typeof firstSteps> }) {
  const titleId = useId();
  const keptFocus = useKeptFocus();
  const [isShown] = useState(() => steps.some(({ isDone }) => !isDone));
  if (!isShown) return null;
  if (steps.every(({ isDone }) => isDone)) {
    return (
      <section {...keptFocus}>
        <Words tone="muted" tabIndex={-1}>
          Your first week is done.
        </Words>
      </section>
    );
  }
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} {...keptFocus}>
      <h3 id={titleId} tabIndex={-1}>
        Your first week
      </h3>
      <IconList className={styles.steps} aria-label="Your first week">
        {steps.map((step) => (
          <IconItem
            key={step.text}
            icon={step.isDone ? <CheckIcon aria-hidden="true" /> : <ArrowRightIcon aria-hidden="true" />}
          >
            <Step {...step} />
          </IconItem>
        ))}
      </IconList>
    </Stack>
  );
}

function Step({ text, isDone, ...where }: ReturnType<typeof firstSteps>[number]) {
  if (isDone) {
    return (
      <span>
        <VisuallyHidden>Done: </VisuallyHidden>
        <s>{text}</s>
      </span>
    );
  }
  if ('path' in where) return <Link to={where.path}>{text}</Link>;
  return (
    <a href={`#${where.fieldId}`} onClick={(event) => focusOn(where.fieldId, event)}>
      {text}
    </a>
  );
}

/** Without a change of the address, which holds the open tab. */
function focusOn(fieldId: string, event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
