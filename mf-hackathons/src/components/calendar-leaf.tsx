import { dayText } from '@crewdeck/contract';
import { VisuallyHidden } from '@crewdeck/ui-kit';
import { leafOf } from '../rules/days.ts';
import styles from './calendar-leaf.module.css';

/** A day as a leaf of a calendar: by it one knows an event at a glance. */
export function CalendarLeaf({ day, size = 'md' }: { day: string; size?: 'md' | 'lg' }) {
  const leaf = leafOf(day);
  return (
    <time dateTime={day} className={size === 'lg' ? `${styles.leaf} ${styles.large}` : styles.leaf}>
      <VisuallyHidden>{dayText(day)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.month}>
        {leaf.month}
      </span>
      <span aria-hidden="true" className={styles.day}>
        {leaf.day}
      </span>
    </time>
  );
}
