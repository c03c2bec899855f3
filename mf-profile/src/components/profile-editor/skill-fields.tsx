import { LIMITS, SKILL_CATALOGUE } from '@crewdeck/contract';
import { FormSection } from '@crewdeck/ui-kit';
import { useCallback } from 'react';
import { useSeenEntries } from '../../hooks/use-seen-entries.ts';
import { addEntries } from '../../rules/add-entries.ts';
import { EntryAdder } from './entry-adder.tsx';
import type { FormPart } from './form-part.ts';
import { ToggleGroup } from './toggle-group.tsx';

const GROUPS = Object.entries(SKILL_CATALOGUE);
const CATALOGUE = Object.values(SKILL_CATALOGUE).flat();

/** The skills of the catalogue in four groups, and room for those it doesn't know. */
export function SkillFields({ form, setField }: FormPart) {
  const max = LIMITS.skillsPerProfile;
  const isFull = form.skills.length >= max;
  const setSkills = useCallback((skills: readonly string[]) => setField('skills', skills), [setField]);
  const custom = useSeenEntries(form.skills.filter((skill) => !isCatalogued(skill)));

  function addDraft() {
    setSkills(addEntries(form.skills, form.skillDraft, { known: CATALOGUE, max }));
    setField('skillDraft', '');
  }

  return (
    <FormSection title="Your Skills" hint={`Choose what you could start with tomorrow. Up to ${max} skills.`}>
      {GROUPS.map(([group, offered]) => (
        <ToggleGroup
          key={group}
          legend={group}
          offered={offered}
          chosen={form.skills}
          onChosenChange={setSkills}
          isFull={isFull}
        />
      ))}
      {custom.length > 0 ? (
        <ToggleGroup
          legend="Custom skills"
          offered={custom}
          chosen={form.skills}
          onChosenChange={setSkills}
          isFull={isFull}
        />
      ) : null}
      <EntryAdder
        label="Add a custom skill"
        addLabel="Add skill"
        placeholder="e.g. Blender"
        hint={isFull ? `You have ${max} skills. Remove one to add another.` : undefined}
        isFull={isFull}
        draft={form.skillDraft}
        onDraftChange={(draft) => setField('skillDraft', draft)}
        onAdd={addDraft}
      />
    </FormSection>
  );
}

function isCatalogued(skill: string): boolean {
  return CATALOGUE.some((known) => known.toLowerCase() === skill.toLowerCase());
}
