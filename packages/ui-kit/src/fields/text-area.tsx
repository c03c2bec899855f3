import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import { useFieldIds } from './use-field-ids.ts';

export interface TextAreaProps
  extends FieldTextProps,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden = false, value, onValueChange, className, id, ...rest } = props;
  const { controlProps, hintId, errorId } = useFieldIds({ id, hint, error, describedBy: rest['aria-describedby'] });
  return (
    <FieldFrame
      {...{ label, hint, error, isLabelHidden, className, hintId, errorId }}
      controlId={controlProps.id}
      isRequired={rest.required}
    >
      <textarea
        rows={4}
        {...rest}
        {...controlProps}
        className={classNames(controlStyles.control, controlStyles.multiline)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  );
}
