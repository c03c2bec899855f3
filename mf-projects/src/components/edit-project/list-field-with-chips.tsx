import { splitList } from '@crewdeck/contract';
import { Disclosure, ListField, Stack } from '@crewdeck/ui-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ChosenEntries } from '../fields/toggle-chips.tsx';

interface ListFieldWithChipsProps
  extends Pick<ComponentProps<typeof ListField>, 'label' | 'value' | 'error' | 'onValueChange'> {
  /** Label of what unfolds the chips. */
  summary: string;
  children: (entries: ChosenEntries) => ReactNode;
}

/** A typed list, and below it folded chips that add an entry or take one out. They are drawn when they are unfolded first. */
export function ListFieldWithChips({ summary, children, ...field }: ListFieldWithChipsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const chosen = splitList(field.value);
  return (
    <Stack gap={3}>
      <ListField entries={chosen} {...field} />
      <Disclosure summary={summary} onToggle={() => setWasOpened(true)}>
        {wasOpened ? (
          <Stack gap={4}>{children({ chosen, onChange: (entries) => field.onValueChange(entries.join(', ')) })}</Stack>
        ) : null}
      </Disclosure>
    </Stack>
  );
}
