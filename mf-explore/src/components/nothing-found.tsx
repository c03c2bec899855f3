import { Button, EmptyState } from '@crewdeck/ui-kit';
import type { ReactElement } from 'react';

interface NothingFoundProps {
  /** `No users found.` */
  title: string;
  /** Every filter that is set, in words. */
  filters: readonly string[];
  onClear: () => void;
  /** What to do when the list is empty without any filter. */
  first: { text: string; action: ReactElement };
}

/** Says which filters leave nothing, or, without any, how to be the first one. */
export function NothingFound({ title, filters, onClear, first }: NothingFoundProps) {
  if (filters.length === 0) return <EmptyState title={title} text={first.text} action={first.action} />;
  return (
    <EmptyState
      title={title}
      text={`Nothing matches ${new Intl.ListFormat('en-GB').format(filters)}.`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
