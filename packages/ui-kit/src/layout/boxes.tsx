import { createElement, type FormHTMLAttributes, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './boxes.module.css';

/** How a box sets out its children, and how their text looks. What is not said stays as it is around the box. */
interface Look {
  /** Between children, in steps of the scale: 3 is `--space-3`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Between the lines of a cluster, where it differs. */
  rowGap?: 1 | 2 | 3;
  /** Across the direction of the box. */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** Along the direction of a row or cluster. */
  justify?: 'center' | 'end' | 'between';
  /** Children fill their line: always, or where a phone has no room to spare. */
  fills?: 'always' | 'on-phones';
  /** Takes the room that is left in the row around it. */
  grows?: boolean;
  tone?: 'muted' | 'subtle' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  weight?: 'regular' | 'medium' | 'semibold';
  /** Digits of one width, so that a number that changes moves nothing. */
  isNumeric?: boolean;
  /** How many lines to show before the text is cut. All unless told. */
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

/** Children below each other. */
export function Stack({ as = 'div', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.stack);
}

/** Children beside each other on one line. */
export function Row({ as = 'div', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.row);
}

/** Children beside each other, on as many lines as they need. */
export function Cluster({ as = 'div', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.cluster);
}

/** Words that look other than those around them. */
export function Words({ as = 'p', ...props }: BoxProps): ReactElement {
  return draw(as, props, styles.text);
}

/** The look is in attributes: a map of class names would be larger in each page's first script. */
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
