import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card-parts.module.css';

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** The level of the heading; it looks the same at each. */
  as?: 'h2' | 'h3';
}

/** What the thing on the card is called. */
export function CardTitle({ as: Heading = 'h2', className, ...rest }: CardTitleProps) {
  return <Heading dir="auto" {...rest} className={classNames(styles.title, className)} />;
}
