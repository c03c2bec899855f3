import { CheckIcon } from '../icons.ts';
import styles from './point-list.module.css';

interface PointListProps {
  /** A sentence each. */
  points: readonly string[];
  /** Names the list for screen readers. */
  label: string;
}

/** A list with check marks, such as of reasons. Nothing is rendered for no points. */
export function PointList({ points, label }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={label}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <CheckIcon className={styles.icon} aria-hidden="true" />
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  );
}
