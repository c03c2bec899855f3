import type { TeamSizes } from '@crewdeck/contract';
import { TextField } from '@crewdeck/ui-kit';
import { sizesWords, WIDEST_SIZES } from '../../rules/team-sizes.ts';
import styles from './organise.module.css';

interface TeamSizeFieldProps {
  label: string;
  value: string;
  onValueChange: (size: string) => void;
  error?: string | undefined;
  /** That hold; those of every team by default. */
  sizes?: TeamSizes;
}

/** A number of people, within the sizes that it says. */
export function TeamSizeField({ sizes = WIDEST_SIZES, ...props }: TeamSizeFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      required
      min={sizes.min}
      max={sizes.max}
      hint={sizesWords(sizes)}
      className={styles.size}
      {...props}
    />
  );
}
