import type { ModuleStatus } from '@crewdeck/contract';
import { ageText } from '@crewdeck/releases/texts';
import { momentText } from '../rules/clock-texts.ts';
import { Moment } from './moment.tsx';
import styles from './release-facts.module.css';
import { ReleaseName } from './release-name.tsx';

const COMMIT_DIGITS = 8;

/** What is live, since when and from whom, and what stands behind it. */
export function ReleaseFacts({ status, now }: { status: ModuleStatus; now: number }) {
  const { live, liveSince, lastGood } = status;
  return (
    <dl className={styles.root}>
      <dt>Live</dt>
      <dd className={styles.live}>
        <ReleaseName release={live.release} />{' '}
        <time className={styles.age} dateTime={liveSince} title={momentText(liveSince)}>
          live for {ageText(liveSince, now)}
        </time>
      </dd>
      <dt>Published</dt>
      <dd>
        <Moment at={live.publishedAt} now={now} /> by {live.publishedBy}
        {live.commit ? (
          <>
            , commit{' '}
            <span translate="no" title={live.commit}>
              {live.commit.slice(0, COMMIT_DIGITS)}
            </span>
          </>
        ) : null}
      </dd>
      <dt>Last good</dt>
      <dd>{lastGood ? <ReleaseName release={lastGood.release} /> : 'None yet'}</dd>
    </dl>
  );
}
