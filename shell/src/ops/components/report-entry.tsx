import type { ReportedSubject } from '@crewdeck/contract';
import { Badge, Quote } from '@crewdeck/ui-kit';
import { categoryText } from '../rules/history.ts';
import { Moment } from './moment.tsx';
import styles from './report-entry.module.css';

/** One report: what is wrong, in whose words it was said, and when. */
export function ReportEntry({ report, now }: { report: ReportedSubject['reports'][number]; now: number }) {
  const { words, quote, at } = report;
  return (
    <>
      <span className={styles.line}>
        <Badge>{categoryText(report)}</Badge>
        <span className={styles.quiet}>
          <Moment at={at} now={now} />
        </span>
      </span>
      <p dir="auto" className={styles.words}>
        {words || <span className={styles.quiet}>No words.</span>}
      </p>
      <Quote words={quote} />
    </>
  );
}
