import { LIMITS } from '@crewdeck/contract';
import { useTypedText } from '@crewdeck/module-sdk';
import { SearchField, SelectField } from '@crewdeck/ui-kit';
import type { AddressFilters } from '../hooks/use-address-filters.ts';
import { AVAILABILITY_CHOICES, LEVELS, TECH_STACKS, type UserFilters } from '../rules/user-filters.ts';
import styles from './filter-bar.module.css';

export function UserFilterBar({ filters, choose, type }: AddressFilters<UserFilters>) {
  const [search, setSearch] = useTypedText(filters.search, (text) => type({ search: text }));
  return (
    <search className={styles.bar}>
      <SearchField
        className={styles.wide}
        label="Search developers"
        placeholder="Name, skill, university or bio"
        value={search}
        onValueChange={setSearch}
        maxLength={LIMITS.search}
        dir="auto"
      />
      <SelectField
        className={`${styles.wide} ${styles.onePart}`}
        label="Tech stack"
        value={filters.tech}
        onValueChange={(tech) => choose({ tech })}
        options={TECH_STACKS}
      />
      <SelectField label="Level" value={filters.level} onValueChange={(level) => choose({ level })} options={LEVELS} />
      <SelectField
        label="Availability"
        value={filters.availability}
        onValueChange={(availability) => choose({ availability })}
        options={AVAILABILITY_CHOICES}
      />
    </search>
  );
}
