import type { ReleaseEvent } from '@crewdeck/contract';
import { Cluster, RowList, Section, Words } from '@crewdeck/ui-kit';
import { eventSentence } from '../rules/modules.ts';
import { Moment } from './moment.tsx';
import styles from './releases.module.css';

/** Who did what to which module, when and why; the latest first. */
export function EventList({ events, now }: { events: readonly ReleaseEvent[]; now: number }) {
  return (
    <Section title="Recent events">
      {events.length === 0 ? (
        <Words tone="muted" size="sm" isNumeric>
          No events yet.
        </Words>
      ) : null}
      <RowList as="ol">
        {events.map((event) => (
          <Cluster key={event.id} as="li" gap={3} rowGap={1} align="baseline" size="sm">
            <strong translate="no">{event.module}</strong>
            <span className={styles.what}>{eventSentence(event)}</span>
            <Words as="span" tone="muted" size="sm" isNumeric>
              <Moment at={event.at} now={now} />
            </Words>
          </Cluster>
        ))}
      </RowList>
    </Section>
  );
}
