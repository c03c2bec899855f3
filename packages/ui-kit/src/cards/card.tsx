import { type CSSProperties, createContext, type HTMLAttributes, use } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** The element; inside a `CardGrid` it is always a list item. */
  as?: 'article' | 'section' | 'li' | 'div';
  /** A coloured mark on the top edge. Its place in a list, from 0: the six colours repeat. */
  accent?: number;
}

const ACCENTS = 6;

/** Whether the nearest kit ancestor is a card grid, whose children have to be list items. */
export const IsInCardGrid = createContext(false);

/** One thing among its like, on a surface of its own. Stacks its children; an element with `margin-top: auto` sits at the foot. */
export function Card({ as = 'article', accent, className, children, ...rest }: CardProps) {
  const Element = use(IsInCardGrid) ? 'li' : as;
  const hasAccent = accent !== undefined;
  const style = hasAccent ? ({ '--card-accent': `var(--accent-${accent % ACCENTS})` } as CSSProperties) : undefined;
  return (
    <Element {...rest} style={style} className={classNames(styles.root, hasAccent && styles.accent, className)}>
      <IsInCardGrid value={false}>{children}</IsInCardGrid>
    </Element>
  );
}
