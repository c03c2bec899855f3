import type { TeamSearch } from '@crewdeck/contract';
import { Card, Cluster, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { isLooking } from '../../rules/team-search-state.ts';
import { seekersWords } from '../../rules/team-words.ts';
import styles from './team-search.module.css';

const OFFER = "No one to team up with yet? We'll propose a team of people who fit. Nobody joins without saying yes.";

interface SearchCardProps {
  search: TeamSearch;
  /** How the search stands. Unless told, what it is. */
  lead?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

/** What the search is or how it stands, and what can be done about it. */
export function SearchCard({ search, lead = OFFER, children, actions }: SearchCardProps) {
  return (
    <Card as="div" className={styles.card}>
      <p>{lead}</p>
      {children}
      <Cluster gap={5} rowGap={3} align="center" justify="between">
        <Words tone="muted">{seekersWords(search.seekers, isLooking(search))}</Words>
        <Cluster gap={3}>{actions}</Cluster>
      </Cluster>
    </Card>
  );
}
