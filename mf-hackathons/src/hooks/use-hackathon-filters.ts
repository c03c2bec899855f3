import { useAddressState, useTypedText } from '@crewdeck/module-sdk';
import type { HackathonFilters } from '../rules/hackathon-filters.ts';

interface HackathonFiltersState {
  filters: HackathonFilters;
  setSearch: (search: string) => void;
  setTech: (tech: string) => void;
  clear: () => void;
}

/** Search and tech filter, kept in the address. Typing takes the place of what was typed before; a choice is a step of its own. */
export function useHackathonFilters(): HackathonFiltersState {
  const [inAddress, change] = useAddressState(['search', 'tech']);
  const [search, setSearch] = useTypedText(inAddress.search ?? '', (text) =>
    change({ search: text.trim() }, { replace: true }),
  );

  return {
    filters: { search, tech: inAddress.tech ?? '' },
    setSearch,
    setTech: (tech) => change({ tech }),
    clear: () => {
      setSearch('');
      change({ search: null, tech: null });
    },
  };
}
