import type { ReleasesStatus } from '@crewdeck/contract';
import { verdictOn } from '@crewdeck/releases/verdict';
import { CardGrid, EmptyState, RocketIcon } from '@crewdeck/ui-kit';
import type { ChangeName } from '../rules/changes.ts';
import { sortModules } from '../rules/modules.ts';
import { EdgeList } from './edge-list.tsx';
import { EventList } from './event-list.tsx';
import { ModuleCard } from './module-card.tsx';
import styles from './module-grid.module.css';
import { VerdictBanner } from './verdict-banner.tsx';

interface ReleasesStateProps {
  status: ReleasesStatus;
  now: number;
  isStale: boolean;
  onChange: (change: ChangeName, module: string) => void;
  onLook: (module: string) => void;
}

/** What is live: first whether anything is wrong, then each module, then what happened. */
export function ReleasesState({ status, now, isStale, onChange, onLook }: ReleasesStateProps) {
  if (status.modules.length === 0) {
    return (
      <EmptyState
        icon={<RocketIcon />}
        title="Nothing has been released yet"
        text={
          <>
            The first release appears here once it is published:{' '}
            <code>npm run release -- publish shell --activate</code>
          </>
        }
      />
    );
  }
  const verdict = verdictOn(status, now, isStale);
  return (
    <>
      <VerdictBanner verdict={verdict} onChange={onChange} />
      <CardGrid label="Modules" className={styles.grid}>
        {sortModules(status.modules).map((module) => (
          <ModuleCard
            key={module.module}
            status={module}
            problems={verdict.problems.filter((problem) => problem.module === module.module)}
            events={status.events}
            now={now}
            onChange={onChange}
            onLook={onLook}
          />
        ))}
      </CardGrid>
      {status.edges ? <EdgeList edges={status.edges} revision={status.revision} now={now} /> : null}
      <EventList events={status.events} now={now} />
    </>
  );
}
