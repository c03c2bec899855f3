import { Button, Row } from '@crewdeck/ui-kit';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { type Entry, EntryButton } from './entry-button.tsx';
import styles from './join-shortcut.module.css';

/** The steps that are taken in the panel, with the words of what is pressed there. */
const LABELS = { offer: 'Show Interest', answer: 'Answer your invite' };

/** The height of the shortcut and of the bar below it, behind which nothing is seen. */
const COVERED_PX = 128;

interface JoinShortcutProps {
  step: Entry | keyof typeof LABELS;
  /** Where the step is taken, with an id. The shortcut shows while this is further down. */
  target: RefObject<HTMLElement | null>;
}

/** On a phone, the viewer's next step at the bottom, past the story and the team: it is taken at once, or in the panel. */
export function JoinShortcut({ step, target }: JoinShortcutProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNeeded(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: `0px 0px -${COVERED_PX}px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  if (!isNeeded) return null;

  function focusFirst(event: MouseEvent): void {
    event.preventDefault();
    target.current?.querySelector<HTMLElement>('select, input, textarea, button')?.focus();
  }

  return (
    <Row fills="always" className={styles.root}>
      {step === 'offer' || step === 'answer' ? (
        <Button variant="primary" render={<a href={`#${target.current?.id}`} onClick={focusFirst} />}>
          {LABELS[step]}
        </Button>
      ) : (
        <EntryButton needs={step} />
      )}
    </Row>
  );
}
