import type { ReportedSubject } from '@crewdeck/contract';
import { Cluster, Disclosure, Stack, Words } from '@crewdeck/ui-kit';
import { DONE_TEXTS } from '../rules/decision-texts.ts';
import { historyOf, type PastEntry } from '../rules/history.ts';
import { Moment } from './moment.tsx';
import { ReportEntry } from './report-entry.tsx';
import styles from './report-history.module.css';

/** Earlier reports, and who decided what and why; the latest first. Closed until asked for, while a report waits above it. */
export function ReportHistory({ subject, now }: { subject: ReportedSubject; now: number }) {
  const history = historyOf(subject);
  const isDecided = subject.openReports === 0;
  if (history.length === 0)
    return (
      <Words tone="muted" size="sm">
        No earlier reports or decisions.
      </Words>
    );
  return (
    <Disclosure
      open={isDecided}
      summary={
        <Words as="span" size="sm">
          {isDecided ? 'Reports and decisions' : 'Earlier reports and decisions'} ({history.length})
        </Words>
      }
    >
      <Stack as="ol" gap={3} size="sm" className={styles.list}>
        {history.map((entry) => (
          <li key={keyOf(entry)}>
            {'report' in entry ? <ReportEntry report={entry.report} now={now} /> : <Decision {...entry} now={now} />}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

function Decision({ event, now }: { event: ReportedSubject['events'][number]; now: number }) {
  return (
    <>
      <Cluster as="span" gap={3} rowGap={1} justify="between">
        <span>
          <strong>{event.actor}</strong> {DONE_TEXTS[event.action]}
        </span>
        <Words as="span" tone="muted">
          <Moment at={event.at} now={now} />
        </Words>
      </Cluster>
      <Words dir="auto">{event.reason}</Words>
    </>
  );
}

function keyOf(entry: PastEntry): string {
  return 'event' in entry ? entry.event.id : entry.at;
}
