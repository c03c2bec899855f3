import { EmptyState } from '@crewdeck/ui-kit';
import type { ReactElement } from 'react';

interface NothingFoundProps {
  /** `No users found.` */
  title: string;
  /** Who or what is missing, as a sentence begins: `Nobody`. */
  subject: 'Nobody' | 'Nothing';
  /** Every filter that is set, in words. */
  filters: readonly string[];
  /** What to do when the list is empty without any filter. */
  first: { text: string; action: ReactElement };
}

/** Says which filters leave nothing ("Clear filters" stands right above), or, without any, how to be the first one. */
export function NothingFound({ title, subject, filters, first }: NothingFoundProps) {
  if (filters.length === 0) return <EmptyState title={title} text={first.text} action={first.action} />;
  const all = new Intl.ListFormat('en-GB').format(filters);
  return <EmptyState title={title} text={`${subject} matches ${all}. Clear a filter to see more.`} />;
}
