import type { Hackathon } from '@crewdeck/contract';
import { SearchField, SelectField } from '@crewdeck/ui-kit';
import type { HackathonFilters } from '../rules/hackathon-filters.ts';
import { chosenOption, techOptions } from '../rules/tech-options.ts';
import styles from './hackathon-filter-bar.module.css';

interface HackathonFilterBarProps {
  /** All of them: the tech options come from the data. */
  hackathons: readonly Hackathon[];
  filters: HackathonFilters;
  onSearchChange: (search: string) => void;
  onTechChange: (tech: string) => void;
}

export function HackathonFilterBar({ hackathons, filters, onSearchChange, onTechChange }: HackathonFilterBarProps) {
  const options = techOptions(hackathons, filters.tech);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to older browsers and to the DOM of the unit tests
    <div role="search" className={styles.bar}>
      <SearchField
        label="Search hackathons"
        placeholder="Title, description or tech"
        dir="auto"
        value={filters.search}
        onValueChange={onSearchChange}
      />
      <SelectField
        label="Tech stack"
        value={chosenOption(options, filters.tech)}
        onValueChange={onTechChange}
        options={options}
      />
    </div>
  );
}
