import type { ReleaseEvent } from '@crewdeck/contract';
import { actorText, eventText } from '@crewdeck/releases/texts';
import { Section } from '@crewdeck/ui-kit';
import { momentText } from '../rules/clock-texts.ts';
import styles from './event-list.module.css';
import { Moment } from './moment.tsx';

/** Who did what to which module, when and why; the latest first. */
export function EventList({ events, now }: { events: readonly ReleaseEvent[]; now: number }) {
  return (
    <Section title="Last events">
      {events.length === 0 ? <p className={styles.none}>Nothing has happened yet.</p> : null}
      <ol className={styles.list}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <span className={styles.when}>
              <Moment at={event.at} now={now} />
              <span className={styles.absolute}>{momentText(event.at)}</span>
            </span>
            <strong className={styles.module} translate="no">
              {event.module}
            </strong>
            <span className={styles.what}>
              <span className={event.actor === 'guard' ? styles.guard : undefined}>{actorText(event.actor)}</span>{' '}
              {eventText(event)}
              {event.reason ? <span className={styles.why}>{event.reason}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
