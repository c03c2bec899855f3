import { LIMITS } from '@crewdeck/contract';
import { FieldRow, FormSection, SelectField, TextField } from '@crewdeck/ui-kit';
import { choicesOf } from '../rules/choices.ts';
import { EVENT_MODES } from '../rules/hackathon-draft.ts';
import type { DraftFieldsProps } from './draft-fields-props.ts';

const MODES = choicesOf('Select a mode', EVENT_MODES);

export function ScheduleFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <FormSection title="When and where" hint="So that a team can plan its trip.">
      <FieldRow>
        <TextField label="Date" type="date" value={draft.date} onValueChange={(date) => onChange({ date })} />
        <TextField
          label="Registration deadline"
          type="date"
          max={draft.date || undefined}
          value={draft.deadline}
          onValueChange={(deadline) => onChange({ deadline })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Duration"
          placeholder="e.g. 48 hours"
          maxLength={LIMITS.shortText}
          value={draft.duration}
          onValueChange={(duration) => onChange({ duration })}
        />
        <TextField
          label="Rounds"
          type="number"
          min={1}
          value={draft.rounds}
          onValueChange={(rounds) => onChange({ rounds })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label="Event mode"
          required
          options={MODES}
          value={draft.eventMode}
          onValueChange={(eventMode) => onChange({ eventMode })}
        />
        <TextField
          label="Location"
          dir="auto"
          placeholder="City, campus or platform"
          maxLength={LIMITS.shortText}
          value={draft.location}
          onValueChange={(location) => onChange({ location })}
        />
      </FieldRow>
    </FormSection>
  );
}
