import { DIFFICULTIES, LIMITS } from '@crewdeck/contract';
import { useTypedText } from '@crewdeck/module-sdk';
import { SelectField, TextField } from '@crewdeck/ui-kit';
import type { AddressFilters } from '../hooks/use-address-filters.ts';
import type { ProjectFilters } from '../rules/project-filters.ts';
import styles from './filter-bar.module.css';

const DIFFICULTY_OPTIONS = [{ value: '', label: 'All Difficulties' }, ...DIFFICULTIES] as const;

export function ProjectFilterBar({ filters, choose, type }: AddressFilters<ProjectFilters>) {
  const [tech, setTech] = useTypedText(filters.tech, (text) => type({ tech: text }));
  const [tags, setTags] = useTypedText(filters.tags, (text) => type({ tags: text }));
  return (
    <search className={styles.bar}>
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
        className={`${styles.wide} ${styles.onePart}`}
        label="Difficulty"
        value={filters.difficulty}
        onValueChange={(difficulty) => choose({ difficulty })}
        options={DIFFICULTY_OPTIONS}
      />
    </search>
  );
}
