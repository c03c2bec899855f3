import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowUpRightIcon } from '../icons.ts';
import styles from './external-link.module.css';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A link out of the product, in a new tab. For user input use `MaybeLink`, which validates it. */
export function ExternalLink({ href, children, className, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-description="Opens in a new tab"
      className={classNames(styles.root, className)}
    >
      {children}
      <span className={styles.mark} aria-hidden="true">
        <ArrowUpRightIcon className={styles.icon} />
      </span>
    </a>
  );
}
