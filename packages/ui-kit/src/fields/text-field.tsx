import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import { useFieldIds } from './use-field-ids.ts';

export interface TextFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** One line of text with its label, hint and error. `className` goes to the frame, all else to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden = false, value, onValueChange, className, id, ...rest } = props;
  const { controlProps, hintId, errorId } = useFieldIds({ id, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <FieldFrame
      {...{ label, hint, error, isLabelHidden, className, hintId, errorId }}
      controlId={controlProps.id}
      isRequired={rest.required}
    >
      <input
        type="text"
        {...rest}
        {...controlProps}
        className={classNames(controlStyles.control)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  );
}
