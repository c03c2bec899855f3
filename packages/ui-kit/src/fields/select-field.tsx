import { type ComponentProps, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import styles from './select-field.module.css';
import { useField } from './use-field.ts';
import { useOptionsFocus } from './use-options-focus.ts';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
}

/** One choice of a few: the browser's own select, styled down to its list where the browser allows it (ADR 0002). */
export function SelectField({ value, onValueChange, options, ...others }: SelectFieldProps) {
  const { frame: frameProps, control } = useField(others);
  const frame = useRef<HTMLSpanElement>(null);
  useOptionsFocus(frame);
  return (
    <FieldFrame {...frameProps}>
      <span ref={frame} className={styles.root}>
        <select
          {...control}
          className={classNames(controlStyles.control, styles.select)}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
