import { Button, EmptyState } from '@crewdeck/ui-kit';
import type { ReactElement } from 'react';

const SEARCH = { what: 'the search', button: 'Clear the search' };
const FILTERS = { what: 'a filter', button: 'Clear all filters' };
const BOTH = { what: 'the search or a filter', button: 'Clear search and filters' };

interface NothingFoundProps {
  /** `No users found.` */
  title: string;
  /** Who or what is missing, as a sentence begins: `Nobody`. */
  subject: 'Nobody' | 'Nothing';
  /** Every filter that is set, in words, and the search. */
  filters: readonly string[];
  /** Whether the search is one of them. */
  isSearched: boolean;
  /** Clears all of them. */
  onClear: () => void;
  /** What to do when the list is empty without any filter. */
  first: { text: string; action: ReactElement };
}

/** Says which filters leave nothing and clears them, or says, without any, how to be the first one. */
export function NothingFound({ title, subject, filters, isSearched, onClear, first }: NothingFoundProps) {
  if (filters.length === 0) return <EmptyState title={title} text={first.text} action={first.action} />;
  const all = new Intl.ListFormat('en-GB').format(filters);
  const { what, button } = isSearched ? (filters.length === 1 ? SEARCH : BOTH) : FILTERS;
  return (
    <EmptyState
      title={title}
      text={`${subject} matches ${all}. Clear ${what} to see more.`}
      action={<Button onClick={onClear}>{button}</Button>}
    />
  );
}
