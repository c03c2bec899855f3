import type { VisitorPath } from '@crewdeck/module-sdk';
import { Cluster } from '@crewdeck/ui-kit';
import { EntryLink } from './entry-link.tsx';

interface OtherWayProps {
  question: string;
  label: string;
  to: VisitorPath;
}

/** What leads somebody on who is on the wrong page for visitors. */
export function OtherWay({ question, ...link }: OtherWayProps) {
  return (
    <Cluster as="p" gap={1} align="baseline" justify="center" tone="muted">
      {question} <EntryLink {...link} />
    </Cluster>
  );
}
