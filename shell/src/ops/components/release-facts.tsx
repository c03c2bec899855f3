import type { ModuleStatus, ReleaseSummary } from '@crewdeck/contract';
import { countText, percentText } from '@crewdeck/releases/texts';
import { FactList } from '@crewdeck/ui-kit';
import { Moment } from './moment.tsx';

const COMMIT_DIGITS = 8;

/** What people get of a module, since when and from whom, what stands behind it, and how it loads. */
export function ReleaseFacts({ status, now }: { status: ModuleStatus; now: number }) {
  const { live, liveSince, lastGood, canary, stopped, loads } = status;
  return (
    <FactList>
      {stopped ? <dt>Stopped</dt> : null}
      {stopped ? (
        <dd>
          <Moment at={stopped.since} now={now} /> by {stopped.by}: {stopped.reason}
        </dd>
      ) : null}
      <dt>Live</dt>
      <dd>
        <Release {...live} /> went live <Moment at={liveSince} now={now} />
      </dd>
      {canary ? <dt>Canary</dt> : null}
      {canary ? (
        <dd>
          <Release {...canary} /> for {canary.percent} % of browsers, started <Moment at={canary.since} now={now} />
        </dd>
      ) : null}
      <dt>Last good</dt>
      <dd>{lastGood ? <Release {...lastGood} /> : 'None yet'}</dd>
      <dt>Last hour</dt>
      {loads.length === 0 ? <dd>No loads</dd> : null}
      {loads.map(({ release, ok, failed }) => (
        <dd key={release}>
          <span translate="no">{release}</span>: {countText(ok)} loads ok, {countText(failed)} failed
          {failed > 0 ? <span> ({percentText(failed / (ok + failed))})</span> : null}
        </dd>
      ))}
    </FactList>
  );
}

function Release({ release, commit, publishedBy }: ReleaseSummary) {
  const origin = commit ? `commit ${commit.slice(0, COMMIT_DIGITS)}, ` : '';
  return (
    <>
      <strong translate="no">{release}</strong> ({origin}by {publishedBy})
    </>
  );
}
