import type { ReleaseHealth } from '@crewdeck/contract';
import { BAR_WIDTH, CHART_HEIGHT, chartOf, chartText, MINUTES_SHOWN, SLOT_WIDTH } from '../rules/chart.ts';
import styles from './load-chart.module.css';

const WIDTH = MINUTES_SHOWN * SLOT_WIDTH;

/** Loads of one release minute by minute: what succeeded stands on the line, what failed hangs below it. */
export function LoadChart({ health, now }: { health: ReleaseHealth; now: number }) {
  const { bars, baseline } = chartOf(health.minutes, now);
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={chartText(health)}
      >
        {bars.map(({ x, ok, failed }) => (
          <g key={x}>
            <rect className={styles.ok} x={x} width={BAR_WIDTH} {...ok} />
            <rect className={styles.failed} x={x} width={BAR_WIDTH} {...failed} />
          </g>
        ))}
        <line className={styles.baseline} x1={0} x2={WIDTH} y1={baseline} y2={baseline} />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>60 min ago</span>
        <span className={styles.legend}>
          <span className={styles.okMark}>▲ succeeded</span> <span className={styles.failedMark}>▼ failed</span>
        </span>
        <span>now</span>
      </div>
    </div>
  );
}
