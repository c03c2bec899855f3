import { VisuallyHidden, Words } from '@crewdeck/ui-kit';
import type { Stat } from '../../hooks/use-dashboard.ts';
import styles from './stat-row.module.css';

export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.root}>
      {stats.map(({ label, count }) => (
        <div key={label} className={styles.stat}>
          <Words as="dt" tone="muted" size="sm" className={styles.label}>
            {label}
          </Words>
          <dd className={styles.count}>
            {count ?? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>not known</VisuallyHidden>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
