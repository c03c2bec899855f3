import { Chip, type ChipProps } from './chip.tsx';
import styles from './chip-list.module.css';

interface ChipListProps {
  items: readonly string[];
  /** How many chips to show before '+N more'. All by default. */
  max?: number;
  /** Names the list for screen readers. */
  label?: string;
  tone?: ChipProps['tone'];
}

/** Chips in a row, read out as a list. Nothing is rendered for no items. */
export function ChipList({ items, max = items.length, label, tone = 'neutral' }: ChipListProps) {
  if (items.length === 0) {
    return null;
  }
  const distinct = [...new Set(items)];
  const shown = distinct.slice(0, max);
  const rest = distinct.slice(max);
  return (
    <ul className={styles.root} aria-label={label}>
      {shown.map((item) => (
        <li key={item}>
          <Chip tone={tone}>{item}</Chip>
        </li>
      ))}
      {rest.length > 0 ? (
        <li>
          <Chip tone="outline" title={rest.join(', ')}>{`+${rest.length} more`}</Chip>
        </li>
      ) : null}
    </ul>
  );
}
