import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** The element: an item of a list, as in a `CardGrid`, unless it stands alone. */
  as?: 'li' | 'section' | 'div';
  /** A coloured mark on the top edge. Its place in a list, from 0: the six colours repeat. */
  accent?: number;
  /** Leads to where the link in its title leads, wherever it is pressed. Its other links and its buttons stay their own. */
  isLink?: boolean;
}

const ACCENTS = 6;

/** One thing among its like, on a surface of its own. Stacks its children; an element with `margin-top: auto` sits at the foot. */
export function Card({ as: Element = 'li', accent, isLink = false, className, ...rest }: CardProps) {
  const hasAccent = accent !== undefined;
  const style = hasAccent ? ({ '--card-accent': `var(--accent-${accent % ACCENTS})` } as CSSProperties) : undefined;
  const classes = classNames(styles.root, hasAccent && styles.accent, isLink && styles.link, className);
  return <Element {...rest} style={style} className={classes} />;
}
