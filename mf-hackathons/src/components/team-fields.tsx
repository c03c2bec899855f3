import { LIMITS } from '@crewdeck/contract';
import { FieldRow, FormSection, TextField } from '@crewdeck/ui-kit';
import type { DraftFieldsProps } from './draft-fields-props.ts';
import styles from './team-fields.module.css';

const LIST_HINT = 'Separate with commas.';

export function TeamFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <FormSection title="Technology and teams" hint="What is built with, and by whom.">
      <TextField
        label="Tech stack"
        required
        placeholder="e.g. React, Node.js, Python"
        hint={LIST_HINT}
        value={draft.techStack}
        onValueChange={(techStack) => onChange({ techStack })}
      />
      <TextField
        label="Tags"
        dir="auto"
        placeholder="e.g. beginners, prizes"
        hint={LIST_HINT}
        value={draft.tags}
        onValueChange={(tags) => onChange({ tags })}
      />
      <FieldRow>
        <TextField
          label="Roles"
          required
          dir="auto"
          placeholder="e.g. Designer, Backend Developer"
          hint={LIST_HINT}
          value={draft.roles}
          onValueChange={(roles) => onChange({ roles })}
        />
        <TextField
          label="Max team size"
          type="number"
          required
          min={LIMITS.teamSizeMin}
          max={LIMITS.teamSizeMax}
          value={draft.maxTeamSize}
          onValueChange={(maxTeamSize) => onChange({ maxTeamSize })}
        />
      </FieldRow>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          checked={draft.isLookingForTeam}
          onChange={(event) => onChange({ isLookingForTeam: event.target.checked })}
        />
        I am looking for a team myself
      </label>
    </FormSection>
  );
}
