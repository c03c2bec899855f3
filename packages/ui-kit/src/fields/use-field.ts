import { useId } from 'react';
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

/** Splits the props of a labelled field into those of its frame and those of its control, which ids connect. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, className, ...rest } = props;
  const ownId = useId();
  const controlId = rest.id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [rest['aria-describedby'], hint ? hintId : undefined, error ? errorId : undefined];
  return {
    frame: { label, hint, error, className, controlId, hintId, errorId, isRequired: rest.required },
    control: {
      ...rest,
      id: controlId,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : rest['aria-invalid'],
    },
  };
}
