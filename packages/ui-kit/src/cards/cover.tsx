import { classNames } from '../class-names.ts';
import { lookOf, numberOf } from '../generated-look.ts';
import styles from './cover.module.css';

interface CoverProps {
  /** An id: the same one always has the same colours and pattern. Without one it's a cover that is on its way. */
  seed?: string;
  /** Fills the top edge of a `Card` whose first child it is. */
  isOnCard?: boolean;
}

const PATTERNS = [styles.rings, styles.stripes, styles.dots, styles.rays];

/** A generated strip of colour that makes a project or hackathon easy to recognise. Decoration, of one fixed height. */
export function Cover({ seed, isOnCard = false }: CoverProps) {
  const pattern = seed === undefined ? styles.waiting : PATTERNS[(numberOf(seed) >>> 8) % PATTERNS.length];
  const classes = classNames(styles.root, isOnCard ? styles.card : styles.page, pattern);
  return <div className={classes} style={seed === undefined ? undefined : lookOf(seed)} aria-hidden="true" />;
}
