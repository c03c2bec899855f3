import { Button } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './account.module.css';
import { hindranceHere, usePush } from './use-push.ts';

const SENTENCES = {
  on: 'This browser notifies you right away, even when Crewdeck is closed. Signing out turns it off.',
  off: "This browser doesn't notify you while Crewdeck is closed.",
  unsupported: 'This browser can’t show notifications while Crewdeck is closed.',
  denied: 'This browser blocks notifications from Crewdeck. Allow them in its site settings, then reload this page.',
};

interface PushHereProps {
  uid: string;
  /** Of the site, to subscribe with; `undefined` until it is known. */
  publicKey: string | undefined;
}

/** Whether one is told in this browser, also while no page is open in it, and how to change that. */
export function PushHere({ uid, publicKey }: PushHereProps) {
  const { here, starting, ending } = usePush(uid);
  const hindrance = hindranceHere();
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (hindrance && starting.isDone && document.activeElement === document.body) reason.current?.focus();
  }, [hindrance, starting.isDone]);
  if (hindrance)
    return (
      <p ref={reason} tabIndex={-1} className={styles.text}>
        {SENTENCES[hindrance]}
      </p>
    );
  const isOn = here.data?.isOn === true;
  // One button for both, so that the focus stays on it.
  return (
    <>
      <p className={styles.text} role="status">
        {isOn ? SENTENCES.on : SENTENCES.off}
      </p>
      <Button
        className={styles.action}
        disabled={here.isPending || publicKey === undefined}
        isBusy={starting.isBusy || ending.isBusy}
        onClick={() => (isOn ? ending.send() : publicKey && starting.send(publicKey))}
      >
        {isOn ? 'Turn off notifications' : 'Turn on notifications'}
      </Button>
    </>
  );
}
