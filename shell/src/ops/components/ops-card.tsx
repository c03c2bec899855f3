import { Card, CardFoot } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import styles from './ops-card.module.css';

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
      <div className={styles.top}>
        {title}
        <span className={styles.row}>{badges}</span>
      </div>
      {children}
      <CardFoot>
        <div className={styles.row}>{actions}</div>
      </CardFoot>
    </Card>
  );
}
