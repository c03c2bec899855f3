import type { ReleaseHealth } from '@crewdeck/contract';
import { countText, percentText } from '@crewdeck/releases/texts';
import { failureRate, loadsOf } from '@crewdeck/releases/verdict';
import { TriangleAlertIcon } from '@crewdeck/ui-kit';
import styles from './health-block.module.css';
import { LoadChart } from './load-chart.tsx';
import { LoadTable } from './load-table.tsx';

interface HealthBlockProps {
  /** Left out for a release that no page has told about. */
  health: ReleaseHealth | undefined;
  now: number;
}

/** How a release fared in the last hour: two numbers to read at once, and when it happened. */
export function HealthBlock({ health, now }: HealthBlockProps) {
  const rate = health ? failureRate(health.total) : null;
  if (!health || rate === null) return <p className={styles.none}>No loads in the last hour.</p>;
  const loads = loadsOf(health.total);
  return (
    <div className={styles.root}>
      <p className={styles.numbers}>
        <span>
          <strong className={styles.number}>{countText(loads)}</strong> {loads === 1 ? 'load' : 'loads'} in the last
          hour
        </span>
        <span className={rate > 0 ? styles.failed : undefined}>
          {rate > 0 ? <TriangleAlertIcon className={styles.icon} aria-hidden="true" /> : null}
          <strong className={styles.number}>{percentText(rate)}</strong> failed
        </span>
      </p>
      <LoadChart health={health} now={now} />
      <LoadTable health={health} now={now} />
    </div>
  );
}
