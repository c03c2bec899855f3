import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { lookOf } from '../generated-look.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

interface AvatarProps {
  name: string;
  /** URL of a picture. Initials replace a missing or broken one. */
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** The size of a picture before its style sheet is loaded. */
const PIXELS = { sm: 32, md: 44, lg: 72 } as const;

/** A person's picture or initials. Decoration: put the name beside it. The same name always has the same look. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const classes = classNames(styles.root, styles[size], className);
  if (src && src !== brokenSource) {
    return (
      <img
        className={classNames(classes, styles.picture)}
        src={src}
        alt=""
        width={PIXELS[size]}
        height={PIXELS[size]}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenSource(src)}
      />
    );
  }
  return (
    <span className={classes} style={lookOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
