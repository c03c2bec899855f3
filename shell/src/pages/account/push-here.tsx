import { Button } from '@crewdeck/ui-kit';
import styles from './account.module.css';
import { hindranceHere, usePush } from './use-push.ts';

const SENTENCES = {
  on: 'This browser tells you at once, also while Crewdeck is closed. It ends when you sign out here.',
  off: 'Nothing reaches you in this browser while Crewdeck is closed.',
  unsupported: 'This browser can’t show notifications while Crewdeck is closed.',
  denied:
    'This browser does not let Crewdeck show notifications. Allow them in its settings for this site, then load this page again.',
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
  if (hindrance) return <p className={styles.text}>{SENTENCES[hindrance]}</p>;
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
        isBusy={starting.isPending || ending.isPending}
        onClick={() => (isOn ? ending.mutate() : publicKey && starting.mutate(publicKey))}
      >
        {isOn ? 'Stop telling me here' : 'Tell me in this browser'}
      </Button>
    </>
  );
}
