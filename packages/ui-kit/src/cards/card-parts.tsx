import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-parts.module.css';

/** The first line of a card: the state the thing is in at the start, one quiet fact at the end. */
export function CardTop({ children }: { children: ReactNode }) {
  return <div className={styles.top}>{children}</div>;
}

interface CardTitleProps extends ComponentProps<'h2'> {
  /** The level of the heading; it looks the same at each. */
  as?: 'h2' | 'h3';
}

/** What the thing on the card is called. */
export function CardTitle({ as: Heading = 'h2', className, ...rest }: CardTitleProps) {
  return <Heading dir="auto" {...rest} className={classNames(styles.title, className)} />;
}

interface CardTextProps {
  children: ReactNode;
  /** How many lines to show before it is cut. All unless told. */
  lines?: number;
}

/** What somebody wrote about the thing on the card, with their line breaks. */
export function CardText({ children, lines }: CardTextProps) {
  const style = lines === undefined ? undefined : ({ '--card-text-lines': lines } as CSSProperties);
  return (
    <p dir="auto" className={classNames(styles.text, lines !== undefined && styles.clamped)} style={style}>
      {children}
    </p>
  );
}

/** Facts and buttons below a line, at the same height on all the cards of a row. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
