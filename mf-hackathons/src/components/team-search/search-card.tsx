import { Card, Cluster, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './team-search.module.css';

const OFFER =
  "No one to team up with yet? When a round starts, we'll propose a team that fits. Nobody joins without saying yes.";

interface SearchCardProps {
  /** How the search stands. Unless told, what it is. */
  lead?: ReactNode;
  /** How many look, in words. */
  note: string | null;
  children?: ReactNode;
  actions: ReactNode;
}

/** What the search is or how it stands, and what can be done about it. */
export function SearchCard({ lead = OFFER, note, children, actions }: SearchCardProps) {
  return (
    <Card as="div" className={styles.card}>
      <p>{lead}</p>
      {children}
      <Cluster gap={5} rowGap={3} align="center" justify="between">
        {note ? <Words tone="muted">{note}</Words> : null}
        <Cluster gap={3}>{actions}</Cluster>
      </Cluster>
    </Card>
  );
}
