import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { renderElement } from '../render-element.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button per view. `danger` confirms what can't be undone; `quiet-danger` opens that question. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'quiet-danger';
  size?: 'sm' | 'md' | 'lg';
  /** The action is pending: shows a spinner and ignores clicks. The children say what is happening. */
  isBusy?: boolean;
  /** An element to render instead of `<button>`, such as a router link. It keeps its own props. */
  render?: ReactElement;
}

function ignoreClick(event: MouseEvent<HTMLElement>) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button; with `render`, a link styled as one. A busy button stays focusable, so that keyboard users keep their place, and
 * doesn't submit its form a second time.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const shared = {
    ...rest,
    className: classNames(styles.root, styles[variant], styles[size], className),
    onClick: isBusy ? ignoreClick : onClick,
    children: (
      <>
        {isBusy ? <Spinner /> : null}
        {/* A browser that translates a page moves bare text, and React could put no spinner before it any more. */}
        <span className={styles.label}>{children}</span>
      </>
    ),
    ...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
  };
  if (render) {
    return renderElement(render, shared);
  }
  return <button type={type} {...shared} />;
}
