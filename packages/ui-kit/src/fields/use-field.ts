import { type FormEvent, useId, useState } from 'react';
import { complaintOf, isFirstInvalid, type ValidatedControl } from './complaint-of.ts';
import type { FieldTextProps } from './field-frame.tsx';

interface FieldProps extends FieldTextProps {
  id?: string | undefined;
  required?: boolean | undefined;
  /** Goes to the frame, all else to the control. */
  className?: string | undefined;
  /** What the caller already describes the control with. */
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Splits the props of a labelled field into those of its frame and those of its control, which ids connect. What the browser
 * finds wrong when the form is sent stands below the control until it changes, instead of in the browser's own bubble.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, error: ownError, ifEmpty, className, ...rest } = props;
  const [complaint, setComplaint] = useState<string | null>(null);
  const error = ownError || complaint;
  const ownId = useId();
  const controlId = rest.id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [rest['aria-describedby'], hint ? hintId : undefined, error ? errorId : undefined];

  function complain(event: FormEvent<ValidatedControl>): void {
    const control = event.currentTarget;
    event.preventDefault();
    setComplaint(complaintOf(control, ifEmpty));
    if (isFirstInvalid(control)) control.focus();
  }

  return {
    frame: { label, hint, error, className, controlId, hintId, errorId, isRequired: rest.required },
    control: {
      onInvalid: complain,
      onInput: () => setComplaint(null),
      ...rest,
      id: controlId,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : rest['aria-invalid'],
    },
  };
}
