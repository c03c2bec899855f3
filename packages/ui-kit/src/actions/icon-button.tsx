import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from './button.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'title'> {
  /** What the button does, for screen readers and as the tooltip. */
  label: string;
}

/** A square button whose only child is an icon. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      title={label}
      className={classNames(styles.root, className)}
    />
  );
}
