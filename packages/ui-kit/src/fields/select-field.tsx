import { type ComponentProps, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import styles from './select-field.module.css';
import { useField } from './use-field.ts';
import { useOptionsFocus } from './use-options-focus.ts';

interface LabelledOption<Value> {
  value: Value;
  label: string;
}

interface OptionGroup<Value> {
  group: string;
  options: readonly LabelledOption<Value>[];
}

interface SelectFieldProps<Value extends string>
  extends FieldTextProps,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** A string is its own label. */
  options: readonly (Value | LabelledOption<Value> | OptionGroup<Value>)[];
}

/** A native select, with a styled list where the browser supports that. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, onValueChange, options, ...others } = props;
  const { frame: frameProps, control } = useField(others);
  const frame = useRef<HTMLSpanElement>(null);
  useOptionsFocus(frame);
  return (
    <FieldFrame {...frameProps}>
      <span ref={frame} className={controlStyles.frame}>
        <select
          {...control}
          className={classNames(controlStyles.control, styles.select)}
          value={value}
          onChange={(event) => onValueChange(event.target.value as Value)}
        >
          {options.map((option) =>
            typeof option === 'object' && 'group' in option ? (
              <optgroup key={option.group} label={option.group}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}

function optionOf<Value extends string>(option: Value | LabelledOption<Value>) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value} className={styles.option}>
      {label}
    </option>
  );
}
