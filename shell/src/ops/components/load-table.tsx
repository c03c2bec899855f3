import type { ReleaseHealth } from '@crewdeck/contract';
import { countText } from '@crewdeck/releases/texts';
import { chartRows } from '../rules/chart.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './load-table.module.css';

/** The numbers behind the chart, for whoever would rather read than look. Closed until asked for. */
export function LoadTable({ health, now }: { health: ReleaseHealth; now: number }) {
  const rows = chartRows(health.minutes, now).map(({ time, ok, failed, rate }) => [
    time,
    countText(ok),
    countText(failed),
    rate,
  ]);
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Numbers of {health.release}</summary>
      <FigureTable columns={['Time', 'Succeeded', 'Failed', 'Rate']} rows={rows} />
    </details>
  );
}
