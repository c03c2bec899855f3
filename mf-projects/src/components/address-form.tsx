import { LIMITS } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, PlusIcon, Stack, StepFailure, TextField } from '@crewdeck/ui-kit';
import { noAddress, teamLinkOf } from '../rules/team-link.ts';

interface AddressFormProps {
  /** For a link that leads to the field. */
  fieldId?: string;
  label: string;
  hint: string;
  example: string;
  submitLabel: string;
  typed: string;
  onTyped: (typed: string) => void;
  isBusy: boolean;
  failure: string | null;
  /** Called with a whole https address. */
  onSend: (url: string) => void;
}

/** Takes one https address, also without its `https://`. */
export function AddressForm(props: AddressFormProps) {
  const { fieldId, label, hint, example, submitLabel, typed, onTyped, isBusy, failure, onSend } = props;
  const url = teamLinkOf(typed);
  const fault: { url?: string } = url === null ? { url: noAddress(example) } : {};
  const { checked, problems } = useForm({ problems: fault, send: () => url !== null && onSend(url) });
  return (
    <form {...checked}>
      <Stack gap={3} align="start">
        <TextField
          id={fieldId}
          label={label}
          hint={hint}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.url}
          value={typed}
          onValueChange={onTyped}
          error={problems.url}
        />
        <StepFailure failure={failure} />
        <Button type="submit" isBusy={isBusy}>
          <PlusIcon aria-hidden="true" />
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
