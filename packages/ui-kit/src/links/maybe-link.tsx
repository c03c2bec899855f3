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

/** Without what an address of a message could add: a subject, a copy. */
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** A link when the value is an http(s) URL or an email, else plain text. No other scheme ever becomes a link. */
export function MaybeLink({ value, children = <Breakable text={value} />, className }: MaybeLinkProps) {
  if (EMAIL.test(value)) {
    return (
      <a href={`mailto:${value}`} className={className}>
        {children}
      </a>
    );
  }
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
