import { Card } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { CrewArt } from '../landing/crew-art.tsx';
import styles from './entry-frame.module.css';

interface EntryFrameProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** What the pages for visitors stand in: a card with its heading, and the landing page's art beside it. */
export function EntryFrame({ title, intro, children }: EntryFrameProps) {
  return (
    <div className={styles.root}>
      <Card as="div" className={styles.card}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        {children}
      </Card>
      <CrewArt className={styles.art} />
    </div>
  );
}
