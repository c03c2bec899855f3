import { FieldRow, FormSection, SelectField, TextField } from '@crewdeck/ui-kit';
import { choicesOf } from '../rules/choices.ts';
import { isFeeAmountAsked, REGISTRATION_FEES } from '../rules/hackathon-draft.ts';
import type { DraftFieldsProps } from './draft-fields-props.ts';

const FEES = choicesOf('Select a fee', REGISTRATION_FEES);

export function EntryFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <FormSection title="Registration" hint="What taking part costs.">
      <FieldRow>
        <SelectField
          label="Registration fee"
          required
          options={FEES}
          value={draft.registrationFee}
          onValueChange={(registrationFee) => onChange({ registrationFee })}
        />
        {isFeeAmountAsked(draft) && (
          <TextField
            label="Fee amount"
            type="number"
            required
            min={0}
            step="any"
            value={draft.feeAmount}
            onValueChange={(feeAmount) => onChange({ feeAmount })}
          />
        )}
      </FieldRow>
    </FormSection>
  );
}
