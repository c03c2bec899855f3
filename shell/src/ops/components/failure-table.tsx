import type { ReleaseFailure } from '@crewdeck/contract';
import { countText, OUTCOME_TEXTS, percentText } from '@crewdeck/releases/texts';
import styles from './failure-table.module.css';
import { Moment } from './moment.tsx';

/** What fails in the live release and the canary, where and in which browser, and whether it failed before. */
export function FailureTable({ failures, now }: { failures: readonly ReleaseFailure[]; now: number }) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">Failure</th>
          <th scope="col">Now</th>
          <th scope="col">Before</th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ release, outcome, route, browser, message, count, share, shareBefore, firstAt, lastAt }) => (
          <tr key={[release, outcome, route, browser, message].join(' ')}>
            <th scope="row">
              <span translate="no">{release}</span> <strong>{OUTCOME_TEXTS[outcome]}</strong>
              <p>
                {route ? <span translate="no">{route}</span> : 'any page'}, {browser}
              </p>
              {message ? (
                <p>
                  <code translate="no">{message}</code>
                </p>
              ) : null}
              <p className={styles.seen}>
                {countText(count)} {count === 1 ? 'report' : 'reports'}, first <Moment at={firstAt} now={now} />, last{' '}
                <Moment at={lastAt} now={now} />
              </p>
            </th>
            <td>{percentText(share)}</td>
            <td>{shareBefore === null ? 'no loads' : percentText(shareBefore)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
