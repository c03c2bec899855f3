import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import { actorText, eventText } from '@crewdeck/releases/texts';
import { Button, Notice } from '@crewdeck/ui-kit';
import { Moment } from '../components/moment.tsx';
import { ReleaseName } from '../components/release-name.tsx';
import styles from './overtaken-notice.module.css';

interface OvertakenNoticeProps {
  /** As it is by now; `null` while that is not known. */
  status: ModuleStatus | null;
  module: string;
  /** The person's own attempt got no answer, so that it may be their change. */
  mayBeOwn: boolean;
  events: readonly ReleaseEvent[];
  now: number;
  onReload: () => void;
}

/** Somebody else changed the module while this person was deciding: what they did, and what is live by now. */
export function OvertakenNotice({ status, module, mayBeOwn, events, now, onReload }: OvertakenNoticeProps) {
  const latest = events.find((event) => event.module === module && event.action !== 'publish');
  return (
    <Notice tone="warning" role="alert">
      <div className={styles.root}>
        <p className={styles.title}>
          {mayBeOwn
            ? `${module} has changed. It may have been you: no answer came to your last attempt.`
            : `Somebody changed ${module} meanwhile. Nothing of yours was done.`}
        </p>
        {status === null ? (
          <p>
            The new state is not known yet.{' '}
            <Button size="sm" onClick={onReload}>
              Load it again
            </Button>
          </p>
        ) : (
          <>
            {latest ? (
              <p>
                {actorText(latest.actor)} {eventText(latest)}, <Moment at={latest.at} now={now} />
                {latest.reason ? `: ${latest.reason}` : '.'}
              </p>
            ) : null}
            <p>
              {status.stopped ? 'Stopped, with' : 'Live now:'} <ReleaseName release={status.live.release} />
              {status.canary ? (
                <>
                  , with <ReleaseName release={status.canary.release} /> as the canary for {status.canary.percent} %
                </>
              ) : null}
              .
            </p>
          </>
        )}
      </div>
    </Notice>
  );
}
