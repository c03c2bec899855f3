import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

interface AvatarProps {
  name: string;
  /** Address of a picture. Initials stand in for a missing or broken one. */
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const COLOURS = 6;

function colourOf(name: string): number {
  let sum = 0;
  for (const character of name) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  }
  return sum % COLOURS;
}

/** A person's picture or initials. Decoration: put the name beside it. The same name always has the same colour. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const shared = {
    className: classNames(styles.root, styles[size], className),
    style: { '--avatar-colour': `var(--accent-${colourOf(name)})` } as CSSProperties,
  };
  if (src && src !== brokenSource) {
    return (
      <img
        {...shared}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenSource(src)}
      />
    );
  }
  return (
    <span {...shared} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
