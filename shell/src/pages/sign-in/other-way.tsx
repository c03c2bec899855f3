import type { VisitorPath } from '@crewdeck/module-sdk';
import { Button, Cluster, Stack } from '@crewdeck/ui-kit';
import { EntryLink } from './entry-link.tsx';

interface OtherWayProps {
  question: string;
  label: string;
  to: VisitorPath;
  /** Many on the page need it: a button of the card's width. */
  isProminent?: boolean;
}

/** What leads somebody on who is on the wrong page for visitors. */
export function OtherWay({ question, isProminent = false, ...link }: OtherWayProps) {
  if (isProminent)
    return (
      <Stack gap={2}>
        <Cluster as="p" justify="center" tone="muted">
          {question}
        </Cluster>
        <Button size="lg" render={<EntryLink {...link} />} />
      </Stack>
    );
  return (
    <Cluster as="p" gap={1} align="baseline" justify="center" tone="muted">
      {question} <EntryLink {...link} />
    </Cluster>
  );
}
