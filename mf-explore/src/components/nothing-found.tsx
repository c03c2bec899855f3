import { EmptyState, NothingMatches } from '@crewdeck/ui-kit';
import type { ComponentProps, ReactElement } from 'react';

interface NothingFoundProps extends ComponentProps<typeof NothingMatches> {
  /** What to do when the list is empty without any filter. */
  first: { text: string; action: ReactElement };
}

/** Says which filters leave nothing and clears them, or says, without any, how to be the first one. */
export function NothingFound({ first, ...asked }: NothingFoundProps) {
  if (asked.filters.length === 0) return <EmptyState title={asked.title} {...first} />;
  return <NothingMatches {...asked} />;
}
