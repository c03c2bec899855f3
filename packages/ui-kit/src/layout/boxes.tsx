import { createElement, type FormHTMLAttributes, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './boxes.module.css';

/** Layout and text style of a box. What is left out keeps its default. */
interface Look {
  /** Between children, as a step of the scale: 3 is `--space-3`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Between the lines of a cluster, where that differs. */
  rowGap?: 1 | 2 | 3;
  /** On the cross axis. */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** On the main axis of a row or cluster. */
  justify?: 'center' | 'end' | 'between';
  /** Children grow to fill their line: always, or below 480 px only. */
  fills?: 'always' | 'on-phones';
  /** Takes the space that is left in the row around it. */
  grows?: boolean;
  tone?: 'muted' | 'subtle' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  weight?: 'regular' | 'medium' | 'semibold';
  /** Tabular figures, so that a changing number moves nothing. */
  isNumeric?: boolean;
  /** Clamps the text to this many lines. */
  lines?: number;
}

type Tag = 'dd' | 'div' | 'dl' | 'dt' | 'form' | 'h2' | 'h3' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';

interface BoxProps
  extends Look,
    Omit<HTMLAttributes<HTMLElement>, 'style' | 'onSubmit'>,
    Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> {
  as?: Tag;
  ref?: Ref<HTMLElement>;
}

/** A column. */
export function Stack({ as = 'div', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.stack);
}

/** A row on one line. */
export function Row({ as = 'div', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.row);
}

/** A row that wraps. */
export function Cluster({ as = 'div', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.cluster);
}

/** Text with a style of its own. */
export function Words({ as = 'p', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.text);
}

/** The style is in attributes: a map of class names would be larger in each page's first script. */
function draw(as: Tag, { lines, ...props }: Omit<BoxProps, 'as'>, box: string | undefined): ReactElement {
  const { gap, rowGap, align, justify, fills, grows, tone, size, weight, isNumeric, className, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: classNames(styles.box, box, className),
    style: lines === undefined ? undefined : { WebkitLineClamp: lines },
    'data-gap': gap,
    'data-row-gap': rowGap,
    'data-align': align,
    'data-justify': justify,
    'data-fills': fills,
    'data-grows': grows || undefined,
    'data-tone': tone,
    'data-size': size,
    'data-weight': weight,
    'data-numeric': isNumeric || undefined,
    'data-lines': lines,
  });
}
