import type { Hackathon } from '@crewdeck/contract';
import { FilterBar, SearchField, SelectField } from '@crewdeck/ui-kit';
import { type HackathonFilters, MODE_CHOICES } from '../rules/hackathon-filters.ts';
import { chosenOption, techOptions } from '../rules/tech-options.ts';

interface HackathonFilterBarProps {
  /** All of them: the tech options come from the data. */
  hackathons: readonly Hackathon[];
  filters: HackathonFilters;
  onSearchChange: (search: string) => void;
  onTechChange: (tech: string) => void;
  onModeChange: (mode: HackathonFilters['mode']) => void;
}

export function HackathonFilterBar({
  hackathons,
  filters,
  onSearchChange,
  onTechChange,
  onModeChange,
}: HackathonFilterBarProps) {
  const options = techOptions(hackathons, filters.tech);
  const tech = chosenOption(options, filters.tech);
  return (
    <FilterBar
      activeCount={[filters.tech, filters.mode].filter(Boolean).length}
      lead={
        <SearchField
          label="Search hackathons"
          placeholder="Title, tech or location"
          value={filters.search}
          onValueChange={onSearchChange}
        />
      }
    >
      <SelectField label="Tech stack" value={tech} onValueChange={onTechChange} options={options} />
      <SelectField label="Event mode" value={filters.mode} onValueChange={onModeChange} options={MODE_CHOICES} />
    </FilterBar>
  );
}
