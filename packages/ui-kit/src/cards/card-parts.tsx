import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-parts.module.css';

/** The first line of a card: its state at the start, one detail at the end. */
export function CardTop({ children }: { children: ReactNode }) {
  return (
    <div className={styles.top} data-card-top="">
      {children}
    </div>
  );
}

interface CardTitleProps extends ComponentProps<'h2'> {
  /** The heading level. Both look the same. */
  as?: 'h2' | 'h3';
}

/** The heading of a card. */
export function CardTitle({ as: Heading = 'h2', className, ...rest }: CardTitleProps) {
  return <Heading dir="auto" {...rest} className={classNames(styles.title, className)} />;
}

interface CardTextProps {
  children: ReactNode;
  /** Clamps the text to this many lines. By default all are shown. */
  lines?: number;
  className?: string | undefined;
}

/** User-written text on a card, with its line breaks. */
export function CardText({ children, lines, className }: CardTextProps) {
  const style = lines === undefined ? undefined : ({ '--card-text-lines': lines } as CSSProperties);
  return (
    <p dir="auto" className={classNames(styles.text, lines !== undefined && styles.clamped, className)} style={style}>
      {children}
    </p>
  );
}

/** The foot of a card: facts and buttons below a rule, aligned across the cards of a row. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
