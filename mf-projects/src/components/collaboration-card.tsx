import type { Collaboration } from '@crewdeck/contract';
import { Badge, Card, UserCheckIcon } from '@crewdeck/ui-kit';
import { STATUS_TONES } from '../rules/status-tone.ts';
import styles from './collaboration-card.module.css';

/** A project that the person joined, and what they do there. */
export function CollaborationCard({ collaboration, index }: { collaboration: Collaboration; index: number }) {
  return (
    <Card as="li" accent={index}>
      <h2 dir="auto" className={styles.title}>
        {collaboration.title}
      </h2>
      <p dir="auto" className={styles.description}>
        {collaboration.description}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Role</dt>
          <dd dir="auto" className={styles.role}>
            <UserCheckIcon aria-hidden="true" />
            {collaboration.role}
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={STATUS_TONES[collaboration.status]}>{collaboration.status}</Badge>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
