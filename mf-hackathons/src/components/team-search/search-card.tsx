import { Card } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { seekersWords } from '../../rules/seekers-words.ts';
import styles from './team-search.module.css';

const OFFER =
  'Nobody to team up with yet? Say so, and you are put into a team with people who fit. Nobody joins one without saying yes.';

interface SearchCardProps {
  seekers: number;
  /** How the search stands. Unless told, what it is. */
  lead?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

/** What the search is or how it stands, and what can be done about it. */
export function SearchCard({ seekers, lead = OFFER, children, actions }: SearchCardProps) {
  return (
    <Card as="div" className={styles.card}>
      <p>{lead}</p>
      {children}
      <div className={styles.foot}>
        <p className={styles.quiet}>{seekersWords(seekers)}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Card>
  );
}
