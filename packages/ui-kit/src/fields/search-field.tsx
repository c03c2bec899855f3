import { type ComponentProps, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { SearchIcon, XIcon } from '../icons.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import styles from './search-field.module.css';
import { useField } from './use-field.ts';

interface SearchFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'ref'> {
  value: string;
  onValueChange: (value: string) => void;
}

const CLEAR = 'Clear search';

/** A search box with a clear button, which puts the cursor back into the box. */
export function SearchField({ value, onValueChange, ...others }: SearchFieldProps) {
  const { frame, control } = useField(others);
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onValueChange('');
    input.current?.focus();
  }

  return (
    <FieldFrame {...frame}>
      <span className={controlStyles.frame}>
        <SearchIcon className={styles.icon} aria-hidden="true" />
        <input
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          {...control}
          ref={input}
          type="search"
          className={classNames(controlStyles.control, styles.input)}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {value ? (
          <button type="button" className={controlStyles.button} aria-label={CLEAR} title={CLEAR} onClick={clear}>
            <XIcon aria-hidden="true" />
          </button>
        ) : null}
      </span>
    </FieldFrame>
  );
}
