import type { Hackathon } from '@crewdeck/contract';
import { FilterBar, SearchField, SelectField } from '@crewdeck/ui-kit';
import type { HackathonFilters } from '../rules/hackathon-filters.ts';
import { chosenOption, techOptions } from '../rules/tech-options.ts';

interface HackathonFilterBarProps {
  /** All of them: the tech options come from the data. */
  hackathons: readonly Hackathon[];
  filters: HackathonFilters;
  onSearchChange: (search: string) => void;
  onTechChange: (tech: string) => void;
}

export function HackathonFilterBar({ hackathons, filters, onSearchChange, onTechChange }: HackathonFilterBarProps) {
  const options = techOptions(hackathons, filters.tech);
  const tech = chosenOption(options, filters.tech);
  return (
    <FilterBar
      activeCount={filters.tech ? 1 : 0}
      lead={
        <SearchField
          label="Search hackathons"
          placeholder="Title, description or tech"
          value={filters.search}
          onValueChange={onSearchChange}
        />
      }
    >
      <SelectField label="Tech stack" value={tech} onValueChange={onTechChange} options={options} />
    </FilterBar>
  );
}
