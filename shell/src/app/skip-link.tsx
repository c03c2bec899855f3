import type { MouseEvent, RefObject } from 'react';
import styles from './skip-link.module.css';

/** The first tab stop: skips the navigation. It doesn't change the address, which belongs to the page. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to an anchor, only without writing that into the address
    <a className={styles.link} href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
