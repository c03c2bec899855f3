import type { ReportedSubject } from '@crewdeck/contract';
import { Badge, Cluster, Quote, Words } from '@crewdeck/ui-kit';
import { categoryText } from '../rules/history.ts';
import { Moment } from './moment.tsx';
import styles from './report-entry.module.css';

/** One report: what is wrong, in whose words it was said, and when. */
export function ReportEntry({ report, now }: { report: ReportedSubject['reports'][number]; now: number }) {
  const { words, quote, at } = report;
  return (
    <>
      <Cluster as="span" gap={2} align="center" justify="between">
        <Badge>{categoryText(report)}</Badge>
        <Words as="span" tone="muted" size="sm">
          <Moment at={at} now={now} />
        </Words>
      </Cluster>
      <p dir="auto" className={styles.words}>
        {words || (
          <Words as="span" tone="muted" size="sm">
            No details given.
          </Words>
        )}
      </p>
      <Quote words={quote} />
    </>
  );
}
