import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Disclosure } from '../text/disclosure.tsx';
import { FieldRow } from './field-row.tsx';

/** How much time a member has for a team, and their last day, `YYYY-MM-DD`. Both are optional. */
export interface Commitment {
  readonly hoursPerWeek?: number | null;
  readonly until?: string | null;
}

interface CommitmentFieldsProps {
  commitment: Commitment;
  onChange: (commitment: Commitment) => void;
}

const NOT_SET = { value: '', label: 'Not set' };
const HOURS = ['2', '4', '6', '8', '10', '15', '20', '30', '40'];

/** Fields for a member's commitment. */
export function CommitmentFields({ commitment, onChange }: CommitmentFieldsProps) {
  const { hoursPerWeek, until } = commitment;
  return (
    <FieldRow>
      <SelectField
        label="Hours a week"
        value={String(hoursPerWeek ?? '')}
        options={[NOT_SET, ...HOURS]}
        onValueChange={(hours) => onChange({ ...commitment, hoursPerWeek: hours === '' ? null : Number(hours) })}
      />
      <TextField
        label="Until"
        type="date"
        value={until ?? ''}
        onValueChange={(day) => onChange({ ...commitment, until: day || null })}
      />
    </FieldRow>
  );
}

/** The same, collapsed at first: joining a team has to stay one click. */
export function OptionalCommitment(props: CommitmentFieldsProps) {
  return (
    <Disclosure summary="Say how much time you have (optional)">
      <CommitmentFields {...props} />
    </Disclosure>
  );
}
