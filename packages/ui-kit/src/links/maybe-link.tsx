import type { ReactNode } from 'react';
import { Breakable } from '../text/breakable.tsx';
import { ExternalLink } from './external-link.tsx';
import { parseHttpUrl } from './parse-http-url.ts';

interface MaybeLinkProps {
  /** User input: a URL or anything else. */
  value: string;
  /** Shown instead of the value, linked or not. */
  children?: ReactNode;
  className?: string;
}

/** A link when the value is an http(s) URL, else plain text. No other scheme ever becomes a link. */
export function MaybeLink({ value, children = <Breakable text={value} />, className }: MaybeLinkProps) {
  const url = parseHttpUrl(value);
  if (!url) {
    return <span className={className}>{children}</span>;
  }
  return (
    <ExternalLink href={url.href} className={className}>
      {children}
    </ExternalLink>
  );
}
