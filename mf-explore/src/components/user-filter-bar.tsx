import { LIMITS } from '@crewdeck/contract';
import { useTypedText } from '@crewdeck/module-sdk';
import { SearchField, SelectField } from '@crewdeck/ui-kit';
import type { AddressFilters } from '../hooks/use-address-filters.ts';
import { AVAILABILITY_CHOICES, LEVELS, TECH_STACKS, type UserFilters } from '../rules/user-filters.ts';
import styles from './filter-bar.module.css';

function asOptions<T extends string>(choices: readonly T[]) {
  return choices.map((choice) => ({ value: choice, label: choice }));
}

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
        onValueChange={(tech) => choose({ tech: tech as UserFilters['tech'] })}
        options={asOptions(TECH_STACKS)}
      />
      <SelectField
        label="Level"
        value={filters.level}
        onValueChange={(level) => choose({ level: level as UserFilters['level'] })}
        options={asOptions(LEVELS)}
      />
      <SelectField
        label="Availability"
        value={filters.availability}
        onValueChange={(availability) => choose({ availability: availability as UserFilters['availability'] })}
        options={asOptions(AVAILABILITY_CHOICES)}
      />
    </search>
  );
}
