import { DIFFICULTIES, LIMITS } from '@crewdeck/contract';
import { useTypedText } from '@crewdeck/module-sdk';
import { FilterBar, SearchField, SelectField, TextField } from '@crewdeck/ui-kit';
import type { AddressFilters } from '../hooks/use-address-filters.ts';
import type { ProjectFilters } from '../rules/project-filters.ts';

const DIFFICULTY_OPTIONS = [{ value: '', label: 'All Difficulties' }, ...DIFFICULTIES] as const;

export function ProjectFilterBar({ filters, choose, type }: AddressFilters<ProjectFilters>) {
  const [search, setSearch] = useTypedText(filters.search, (text) => type({ search: text }));
  const [tech, setTech] = useTypedText(filters.tech, (text) => type({ tech: text }));
  const [tags, setTags] = useTypedText(filters.tags, (text) => type({ tags: text }));
  const { difficulty } = filters;
  return (
    <FilterBar
      activeCount={[filters.tech, filters.tags, difficulty].filter(Boolean).length}
      lead={
        <SearchField
          label="Search projects"
          placeholder="Title or description"
          value={search}
          onValueChange={setSearch}
          maxLength={LIMITS.search}
        />
      }
    >
      <TextField
        label="Tech stack"
        placeholder="e.g. React, Python"
        value={tech}
        onValueChange={setTech}
        maxLength={LIMITS.search}
      />
      <TextField
        label="Tags"
        placeholder="e.g. health"
        value={tags}
        onValueChange={setTags}
        maxLength={LIMITS.search}
      />
      <SelectField
        label="Difficulty"
        value={difficulty}
        onValueChange={(next) => choose({ difficulty: next })}
        options={DIFFICULTY_OPTIONS}
      />
    </FilterBar>
  );
}
