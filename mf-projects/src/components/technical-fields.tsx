import { DIFFICULTIES, SKILL_CATALOGUE } from '@crewdeck/contract';
import { FieldGroup, TextField } from '@crewdeck/ui-kit';
import { ChoiceField } from './choice-field.tsx';
import { FormSection } from './form-section.tsx';
import type { NewProjectFieldsProps } from './new-project-fields.tsx';
import { ToggleChips } from './toggle-chips.tsx';

const DIFFICULTY_CHOICES = ['', ...DIFFICULTIES] as const;

export function TechnicalFields({ draft, problems, onChange }: NewProjectFieldsProps) {
  return (
    <FormSection title="Technical Requirements">
      <FieldGroup legend="Tech stack">
        {Object.entries(SKILL_CATALOGUE).map(([group, skills]) => (
          <ToggleChips
            key={group}
            label={group}
            isLabelShown
            options={skills}
            chosen={draft.techStack}
            onChange={(techStack) => onChange({ techStack })}
          />
        ))}
      </FieldGroup>
      <TextField
        label="Custom tech"
        hint="Anything else, separated with commas."
        dir="auto"
        autoComplete="off"
        value={draft.customTech}
        error={problems.customTech}
        onValueChange={(customTech) => onChange({ customTech })}
      />
      <ChoiceField
        label="Difficulty"
        choices={DIFFICULTY_CHOICES}
        emptyLabel="Not stated"
        value={draft.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
    </FormSection>
  );
}
