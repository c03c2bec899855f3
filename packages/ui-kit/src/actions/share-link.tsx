import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, LinkIcon, Share2Icon } from '../icons.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Button, type ButtonProps } from './button.tsx';
import styles from './share-link.module.css';

interface ShareLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Path of the page to share, such as `/people/1`. */
  path: string;
  /** What it is called where it is shared. */
  title: string;
}

const COPIED_FOR_MS = 3000;

type Outcome = 'none' | 'copied' | 'refused';

/** Opens the system's share sheet for a page or, where there is none, copies its URL to the clipboard. */
export function ShareLink({ path, title, className, ...button }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const hasSheet = 'share' in navigator;
  const Icon = hasSheet ? Share2Icon : LinkIcon;

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (hasSheet && (await isShared({ title, url }))) return;
    setOutcome(await copy(url));
  };

  return (
    <span className={classNames(styles.root, button.variant === 'ghost' && styles.ghost, className)}>
      <Button {...button} onClick={() => void share()}>
        <span className={styles.label} aria-hidden={outcome === 'copied'}>
          <Icon aria-hidden="true" />
          {hasSheet ? 'Share' : 'Copy link'}
        </span>
        <span className={styles.label} aria-hidden={outcome !== 'copied'}>
          <CheckIcon aria-hidden="true" />
          Copied
        </span>
      </Button>
      <span role="status">
        {outcome === 'copied' ? <VisuallyHidden>Link copied.</VisuallyHidden> : null}
        {outcome === 'refused' ? <span className={styles.refused}>Copy the link from your address bar.</span> : null}
      </span>
    </span>
  );
}

/** Whether the sheet was opened. A person who closes it again wants no copy either. */
async function isShared(link: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(url: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Forbidden, or no secure context. The person reads what to do instead.
    return 'refused';
  }
}
