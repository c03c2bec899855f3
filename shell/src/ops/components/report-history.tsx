import type { ReportedSubject } from '@crewdeck/contract';
import { DONE_TEXTS } from '../rules/decision-texts.ts';
import { historyOf, type PastEntry } from '../rules/history.ts';
import { Moment } from './moment.tsx';
import { ReportEntry } from './report-entry.tsx';
import styles from './report-history.module.css';

/** Earlier reports, and who decided what and why; the latest first. Closed until asked for. */
export function ReportHistory({ subject, now }: { subject: ReportedSubject; now: number }) {
  const history = historyOf(subject);
  if (history.length === 0) return <p className={styles.none}>Nothing was reported or decided before.</p>;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Earlier reports and decisions ({history.length})</summary>
      <ol className={styles.list}>
        {history.map((entry) => (
          <li key={keyOf(entry)}>
            {'report' in entry ? <ReportEntry report={entry.report} now={now} /> : <Decision {...entry} now={now} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Decision({ event, now }: { event: ReportedSubject['events'][number]; now: number }) {
  return (
    <>
      <span className={styles.who}>
        <span>
          <strong>{event.actor}</strong> {DONE_TEXTS[event.action]}
        </span>
        <span className={styles.none}>
          <Moment at={event.at} now={now} />
        </span>
      </span>
      <p dir="auto" className={styles.why}>
        {event.reason}
      </p>
    </>
  );
}

function keyOf(entry: PastEntry): string {
  return 'event' in entry ? entry.event.id : entry.at;
}
