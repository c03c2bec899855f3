import { Button, Row } from '@crewdeck/ui-kit';
import { type RefObject, useEffect, useState } from 'react';
import styles from './join-shortcut.module.css';

interface JoinShortcutProps {
  text: string;
  /** What it leads to, with an id. It shows while this is further down. */
  target: RefObject<HTMLElement | null>;
}

/** On a phone, a button at the bottom that leads past the story and the team, to where people join or answer. */
export function JoinShortcut({ text, target }: JoinShortcutProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsNeeded(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  if (!isNeeded) return null;
  return (
    <Row fills="always" className={styles.root}>
      {/* Native: it moves the focus too. */}
      <Button variant="primary" render={<a href={`#${target.current?.id}`} />}>
        {text}
      </Button>
    </Row>
  );
}
