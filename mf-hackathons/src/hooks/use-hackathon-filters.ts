import { useSearchParams, useTypedText } from '@crewdeck/module-sdk';
import { type HackathonFilters, NO_FILTERS, readFilters, writeFilters } from '../rules/hackathon-filters.ts';

interface HackathonFiltersState {
  filters: HackathonFilters;
  setSearch: (search: string) => void;
  setTech: (tech: string) => void;
  clear: () => void;
}

/** Search and tech filter, kept in the address. Typing takes the place of what was typed before; a choice is a step of its own. */
export function useHackathonFilters(): HackathonFiltersState {
  const [params, setParams] = useSearchParams();
  const inAddress = readFilters(params);
  const [search, setSearch] = useTypedText(inAddress.search, (text) =>
    setParams(writeFilters(params, { ...inAddress, search: text.trim() }), { replace: true }),
  );
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
