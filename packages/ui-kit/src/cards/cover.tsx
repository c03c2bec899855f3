import { classNames } from '../class-names.ts';
import { lookOf, numberOf } from '../generated-look.ts';
import styles from './cover.module.css';

interface CoverProps {
  /** An id, or what else stays the same of a thing. It decides colours and pattern. Without it, a skeleton. */
  seed?: string;
  /** URL of a picture. Without it, the generated cover. While it loads, or if it can't, only the colours of that show. */
  src?: string | null;
  /** Fills the top edge of a `Card` whose first child it is. */
  isOnCard?: boolean;
  /** Small and square, for a row of a list. */
  isTile?: boolean;
  /** In view once its page opens, so fetched before other pictures. Without being told, a cover that is neither on a card nor a tile is. */
  isFirst?: boolean;
}

const PATTERNS = [
  styles.rings,
  styles.stripes,
  styles.dots,
  styles.rays,
  styles.scales,
  styles.checks,
  styles.triangles,
];

/**
 * A picture, or a generated cover that makes a project or hackathon easy to recognise. Decoration. It is four times as
 * wide as high, and on a wide page at most 160 px high: there the middle of the picture shows.
 */
export function Cover({ seed, src, isOnCard = false, isTile = false, isFirst = !isOnCard && !isTile }: CoverProps) {
  const pattern = seed === undefined ? styles.waiting : src ? '' : PATTERNS[(numberOf(seed) >>> 8) % PATTERNS.length];
  const form = isTile ? styles.tile : isOnCard ? styles.card : styles.page;
  const classes = classNames(styles.root, form, pattern);
  return (
    <div
      className={classes}
      style={seed === undefined ? undefined : lookOf(seed)}
      data-cover={isOnCard || undefined}
      aria-hidden="true"
    >
      {src ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          {...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const))}
          decoding="async"
        />
      ) : null}
    </div>
  );
}
