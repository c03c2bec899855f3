import { useAddressState, useTypedText } from '@crewdeck/module-sdk';
import { type HackathonFilters, readMode } from '../rules/hackathon-filters.ts';

interface HackathonFiltersState {
  filters: HackathonFilters;
  setSearch: (search: string) => void;
  setTech: (tech: string) => void;
  setMode: (mode: HackathonFilters['mode']) => void;
  clear: () => void;
}

/** Search, tech and mode filter, kept in the address. Typing takes the place of what was typed before; a choice is a step of its own. */
export function useHackathonFilters(): HackathonFiltersState {
  const [inAddress, change] = useAddressState(['search', 'tech', 'mode']);
  const [search, setSearch] = useTypedText(inAddress.search ?? '', (text) =>
    change({ search: text.trim() }, { replace: true }),
  );

  return {
    filters: { search, tech: inAddress.tech ?? '', mode: readMode(inAddress.mode) },
    setSearch,
    setTech: (tech) => change({ tech }),
    setMode: (mode) => change({ mode }),
    clear: () => {
      setSearch('');
      change({ search: null, tech: null, mode: null });
    },
  };
}
