import type { ReactNode } from 'react';
import { ClearFilters } from '../actions/clear-filters.tsx';
import { EmptyState } from './empty-state.tsx';

const SEARCH = { what: 'the search', button: 'Clear the search' };
const FILTERS = { what: 'a filter', button: 'Clear all filters' };
const BOTH = { what: 'the search or a filter', button: 'Clear search and filters' };

interface NothingMatchesProps {
  /** `No projects found.` */
  title: string;
  /** An icon from the kit. */
  icon?: ReactNode;
  /** Who or what is missing, as a sentence begins. */
  subject: 'Nobody' | 'Nothing';
  /** Every filter that is set, in words, and the search; at least one. */
  filters: readonly string[];
  /** Whether the search is one of them. */
  isSearched: boolean;
  /** Clears all of them. */
  onClear: () => void;
}

/** Shown in place of a list of which its filters leave nothing: names them, and clears them. */
export function NothingMatches({ title, icon, subject, filters, isSearched, onClear }: NothingMatchesProps) {
  const all = new Intl.ListFormat('en-GB').format(filters);
  const { what, button } = isSearched ? (filters.length === 1 ? SEARCH : BOTH) : FILTERS;
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={`${subject} matches ${all}. Clear ${what} to see more.`}
      action={<ClearFilters onClear={onClear}>{button}</ClearFilters>}
    />
  );
}
