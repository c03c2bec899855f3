import type { Fit } from '@crewdeck/contract';
import { CardGrid, Section } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface FitGroupsProps<T> {
  items: readonly T[];
  of: 'users' | 'projects';
  /** Names the list for screen readers where nothing fits, so that it has no groups. */
  label: string;
  /** @param titleAs of the card's title */
  card: (item: T, titleAs: 'h2' | 'h3') => ReactNode;
}

const OTHERS = { users: 'Other people', projects: 'Other projects' } as const;

/** A list by fit under two or three headings: strong fits, possible fits, and all others. None where the API doesn't say how strong a fit is. */
export function FitGroups<T extends { fit: Fit | null }>({ items, of, label, card }: FitGroupsProps<T>) {
  const having = (strength: Fit['strength']) => items.filter(({ fit }) => fit?.strength === strength);
  const [strong, possible, others] = [having('strong'), having('possible'), having(undefined)];
  if (others.length === items.length) return <CardGrid label={label}>{items.map((item) => card(item, 'h2'))}</CardGrid>;
  const groups = [
    { title: 'Strong fits', entries: strong },
    { title: 'Possible fits', entries: possible },
    { title: OTHERS[of], entries: others },
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <Section key={title} title={title}>
        <CardGrid label={title}>{entries.map((item) => card(item, 'h3'))}</CardGrid>
      </Section>
    ));
}
