import type { ComponentProps } from 'react';
import { completeAddress } from './complete-address.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import { useField } from './use-field.ts';

interface TextFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * A labelled field for one line of text, in the direction of its script. One of type `url` adds `https://` where it was left out.
 * `className` goes to the frame, other props to the input.
 */
export function TextField({ value, onValueChange, ...others }: TextFieldProps) {
  const { frame, control } = useField(others);
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        dir="auto"
        onBlur={completeAddress}
        // Sent by Enter, it isn't left.
        onKeyDown={(event) => event.key === 'Enter' && completeAddress(event)}
        {...control}
        className={controlStyles.control}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  );
}
