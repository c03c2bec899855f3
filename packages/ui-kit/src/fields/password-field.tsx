import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { EyeIcon, EyeOffIcon } from '../icons.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldTextProps } from './field-frame.tsx';
import styles from './password-field.module.css';
import { useField } from './use-field.ts';

interface PasswordFieldProps
  extends FieldTextProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A password field with a button that shows the characters. */
export function PasswordField({ value, onValueChange, ...others }: PasswordFieldProps) {
  const { frame, control } = useField(others);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <FieldFrame {...frame}>
      <span className={controlStyles.frame}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={classNames(controlStyles.control, styles.input)}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <button
          type="button"
          className={controlStyles.button}
          aria-pressed={isShown}
          aria-label="Show characters"
          title={isShown ? 'Hide characters' : 'Show characters'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </button>
      </span>
    </FieldFrame>
  );
}
