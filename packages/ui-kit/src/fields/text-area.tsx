import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface TextAreaProps
  extends FieldTextProps,
    Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A labelled field for several lines of text. It grows with the text where the browser supports that. */
export function TextArea({ value, onValueChange, ...others }: TextAreaProps) {
  const { frame, control } = useField(others);
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        dir="auto"
        {...control}
        className={classNames(controlStyles.control, controlStyles.multiline)}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  );
}
