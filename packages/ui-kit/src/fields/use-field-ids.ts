import { type ReactNode, useId } from 'react';

interface FieldTexts {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** What the caller already describes the control with. */
  describedBy?: string | undefined;
}

/** The ids that tie a control to its label, hint and error. */
export function useFieldIds({ id, hint, error, describedBy }: FieldTexts) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [describedBy, hint ? hintId : undefined, error ? errorId : undefined].filter(Boolean);
  return {
    hintId,
    errorId,
    controlProps: {
      id: controlId,
      'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
