import { SKILL_CATALOGUE, splitList } from '@crewdeck/contract';
import { FieldGroup, FieldRow, FormSection, ListField } from '@crewdeck/ui-kit';
import { useCallback } from 'react';
import type { NewProjectPart } from '../../hooks/use-new-project-form.ts';
import { DifficultyField } from '../fields/difficulty-field.tsx';
import { ToggleChips } from './toggle-chips.tsx';

export function TechnicalFields({ draft, problems, change }: NewProjectPart) {
  const chooseTech = useCallback((techStack: readonly string[]) => change({ techStack }), [change]);
  return (
    <FormSection title="Technical Requirements" hint="What you'll build it with.">
      <FieldGroup legend="Tech stack">
        {Object.entries(SKILL_CATALOGUE).map(([group, skills]) => (
          <ToggleChips
            key={group}
            label={group}
            isLabelShown
            options={skills}
            chosen={draft.techStack}
            onChange={chooseTech}
          />
        ))}
      </FieldGroup>
      <FieldRow>
        <ListField
          label="Custom tech"
          hint="Anything else, separated with commas."
          entries={splitList(draft.customTech)}
          value={draft.customTech}
          error={problems.techStack}
          onValueChange={(customTech) => change({ customTech })}
        />
        <DifficultyField value={draft.difficulty} onValueChange={(difficulty) => change({ difficulty })} />
      </FieldRow>
    </FormSection>
  );
}
