import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowUpRightIcon } from '../icons.ts';
import styles from './external-link.module.css';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** It stands in what a person wrote, so that search engines give the product no part in it. */
  isUserContent?: boolean;
}

/** A link out of the product, in a new tab. For user input use `MaybeLink`, which validates it. */
export function ExternalLink({ href, isUserContent = false, children, className, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel={classNames('noopener noreferrer nofollow', isUserContent && 'ugc')}
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
