import type { ReleaseHealth } from '@crewdeck/contract';
import { countText } from '@crewdeck/releases/texts';
import { chartRows } from '../rules/chart.ts';
import styles from './load-table.module.css';

/** The numbers behind the chart, for whoever would rather read than look. Closed until asked for. */
export function LoadTable({ health, now }: { health: ReleaseHealth; now: number }) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Numbers of {health.release}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Succeeded</th>
            <th scope="col">Failed</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {chartRows(health.minutes, now).map(({ time, ok, failed, rate }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{countText(ok)}</td>
              <td>{countText(failed)}</td>
              <td>{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
