import type { ReleaseEvent } from '@crewdeck/contract';
import { Section } from '@crewdeck/ui-kit';
import { eventSentence } from '../rules/modules.ts';
import { Moment } from './moment.tsx';
import styles from './releases.module.css';

/** Who did what to which module, when and why; the latest first. */
export function EventList({ events, now }: { events: readonly ReleaseEvent[]; now: number }) {
  return (
    <Section title="Last events">
      {events.length === 0 ? <p className={styles.quiet}>Nothing has happened yet.</p> : null}
      <ol className={styles.rows}>
        {events.map((event) => (
          <li key={event.id}>
            <strong translate="no">{event.module}</strong>
            <span className={styles.what}>{eventSentence(event)}</span>
            <span className={styles.quiet}>
              <Moment at={event.at} now={now} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
