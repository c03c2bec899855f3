import { Card, CardFoot, Cluster } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface OpsCardProps {
  className?: string | undefined;
  title: ReactNode;
  /** Beside the title: in what state it is. */
  badges: ReactNode;
  /** Buttons at its foot. */
  actions: ReactNode;
  children: ReactNode;
}

/** One thing that ops look at and decide on. */
export function OpsCard({ className, title, badges, actions, children }: OpsCardProps) {
  return (
    <Card className={className}>
      <Cluster gap={3} rowGap={2} align="center" justify="between">
        {title}
        <Cluster as="span" gap={2}>
          {badges}
        </Cluster>
      </Cluster>
      {children}
      <CardFoot>
        <Cluster gap={2}>{actions}</Cluster>
      </CardFoot>
    </Card>
  );
}
