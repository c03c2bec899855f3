import type { ComponentProps } from 'react';
import { ChipList } from '../chips/chip-list.tsx';
import { Stack } from '../layout/boxes.tsx';
import { TextField } from './text-field.tsx';

interface ListFieldProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** What the typed text is split into. */
  entries: readonly string[];
}

/** A field for several short texts, with the chips that they become below it. */
export function ListField({ entries, hint = 'Separate with commas.', ...rest }: ListFieldProps) {
  return (
    <Stack gap={2}>
      <TextField autoComplete="off" hint={hint} {...rest} />
      <ChipList items={entries} label="Entries" />
    </Stack>
  );
}
