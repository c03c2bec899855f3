import { createContext, type HTMLAttributes, use } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element; inside a `CardGrid` it is always a list item. */
  as?: 'article' | 'section' | 'li' | 'div';
  /** A coloured mark on the top edge. Any whole number: the six colours repeat. */
  accent?: number;
}

const ACCENTS = 6;

/** Whether the nearest kit ancestor is a card grid, whose children have to be list items. */
export const IsInCardGrid = createContext(false);

/** One thing among its like, on a surface of its own. Stacks its children; an element with `margin-top: auto` sits at the foot. */
export function Card({ as = 'article', accent, className, children, ...rest }: CardProps) {
  const Element = use(IsInCardGrid) ? 'li' : as;
  const accentClass = accent === undefined ? undefined : styles[`accent${Math.abs(accent) % ACCENTS}`];
  return (
    <Element {...rest} className={classNames(styles.root, accentClass, className)}>
      <IsInCardGrid value={false}>{children}</IsInCardGrid>
    </Element>
  );
}
