import { useSearchParams } from '@crewdeck/module-sdk';
import { useCallback } from 'react';
import { type HackathonFilters, NO_FILTERS, readFilters, writeFilters } from '../rules/filter-address.ts';
import { useSearchText } from './use-search-text.ts';

export interface HackathonFiltersState {
  filters: HackathonFilters;
  setSearch: (search: string) => void;
  setTech: (tech: string) => void;
  clear: () => void;
}

/** Search and tech filter, kept in the address. Typing takes the place of what was typed before; a choice is a step of its own. */
export function useHackathonFilters(): HackathonFiltersState {
  const [params, setParams] = useSearchParams();
  const inAddress = readFilters(params);

  const writeSearch = useCallback(
    (search: string) => setParams(writeFilters(params, { ...readFilters(params), search }), { replace: true }),
    [params, setParams],
  );
  const [search, setSearch] = useSearchText(inAddress.search, writeSearch);
  const filters = { search, tech: inAddress.tech };

  return {
    filters,
    setSearch,
    setTech: (tech) => setParams(writeFilters(params, { ...filters, tech })),
    clear: () => {
      setSearch(NO_FILTERS.search);
      setParams(writeFilters(params, NO_FILTERS));
    },
  };
}
