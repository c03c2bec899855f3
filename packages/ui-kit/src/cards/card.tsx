import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** `li` by default, for a `CardGrid`. */
  as?: 'li' | 'section' | 'div';
  /**
   * A coloured mark on the top edge of a card without a cover, by its index in its list. The six colours repeat.
   * @deprecated Use a `Cover`.
   */
  accent?: number;
  /** Makes the whole card clickable: it follows the link in its title. Other links and buttons keep working. */
  isLink?: boolean;
}

const ACCENTS = 6;

/** A card, which stacks its children. A child with `margin-top: auto` sits at the foot. */
export function Card({ as: Element = 'li', accent, isLink = false, className, ...rest }: CardProps) {
  const hasAccent = accent !== undefined;
  const style = hasAccent ? ({ '--card-accent': `var(--accent-${accent % ACCENTS})` } as CSSProperties) : undefined;
  const classes = classNames(styles.root, hasAccent && styles.accent, isLink && styles.link, className);
  return <Element {...rest} style={style} className={classes} />;
}
