import { splitList } from '@crewdeck/contract';
import { Disclosure, ListField, Stack } from '@crewdeck/ui-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ChosenEntries } from '../fields/toggle-chips.tsx';

interface ListFieldWithChipsProps
  extends Pick<ComponentProps<typeof ListField>, 'label' | 'value' | 'error' | 'onValueChange'> {
  /** Unfolds the chips. */
  summary: string;
  children: (entries: ChosenEntries) => ReactNode;
}

/** A typed list, and chips below that add an entry to it or take one out. They are folded, and drawn once they are asked for. */
export function ListFieldWithChips({ summary, children, ...field }: ListFieldWithChipsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const chosen = splitList(field.value);
  return (
    <Stack gap={3}>
      <ListField entries={chosen} {...field} />
      <Disclosure summary={summary} onToggle={() => setIsAsked(true)}>
        {isAsked ? (
          <Stack gap={4}>{children({ chosen, onChange: (entries) => field.onValueChange(entries.join(', ')) })}</Stack>
        ) : null}
      </Disclosure>
    </Stack>
  );
}
