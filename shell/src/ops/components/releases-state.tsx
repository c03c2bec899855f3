import type { ReleasesStatus } from '@crewdeck/contract';
import { CardGrid, EmptyState, RocketIcon } from '@crewdeck/ui-kit';
import type { ChangeName } from '../rules/changes.ts';
import { inOrder } from '../rules/in-order.ts';
import { verdictOn } from '../rules/verdict.ts';
import { EventList } from './event-list.tsx';
import { ModuleCard } from './module-card.tsx';
import styles from './module-grid.module.css';
import { VerdictBanner } from './verdict-banner.tsx';

interface ReleasesStateProps {
  status: ReleasesStatus;
  now: number;
  onChange: (change: ChangeName, module: string) => void;
}

/** What is out: first whether anything is wrong, then each module, then what happened. */
export function ReleasesState({ status, now, onChange }: ReleasesStateProps) {
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
  return (
    <>
      <VerdictBanner verdict={verdictOn(status, now)} onChange={onChange} />
      <CardGrid label="Modules" className={styles.grid}>
        {inOrder(status.modules).map((module) => (
          <ModuleCard key={module.module} status={module} events={status.events} now={now} onChange={onChange} />
        ))}
      </CardGrid>
      <EventList events={status.events} now={now} />
    </>
  );
}
