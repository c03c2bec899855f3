import { LIMITS } from '@crewdeck/contract';
import { useTypedText } from '@crewdeck/module-sdk';
import { FilterBar, SearchField, SelectField } from '@crewdeck/ui-kit';
import type { AddressFilters } from '../hooks/use-address-filters.ts';
import {
  AVAILABILITY_CHOICES,
  LEVELS,
  techChoices,
  type UserFilters,
  writeUserFilters,
} from '../rules/user-filters.ts';

export function UserFilterBar({ filters, choose, type }: AddressFilters<UserFilters>) {
  const [search, setSearch] = useTypedText(filters.search, (text) => type({ search: text }));
  const { search: _lead, sort: _order, ...others } = writeUserFilters(filters);
  return (
    <FilterBar
      activeCount={Object.keys(others).length}
      lead={
        <SearchField
          label="Search developers"
          placeholder="Name, skill or bio"
          value={search}
          onValueChange={setSearch}
          maxLength={LIMITS.search}
        />
      }
    >
      <SelectField
        label="Tech stack"
        value={filters.tech}
        onValueChange={(tech) => choose({ tech })}
        options={techChoices(filters.tech)}
      />
      <SelectField label="Level" value={filters.level} onValueChange={(level) => choose({ level })} options={LEVELS} />
      <SelectField
        label="Availability"
        value={filters.availability}
        onValueChange={(availability) => choose({ availability })}
        options={AVAILABILITY_CHOICES}
      />
    </FilterBar>
  );
}
