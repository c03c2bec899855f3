import type { ModuleStatus } from '@crewdeck/contract';
import { Badge, CardTitle } from '@crewdeck/ui-kit';
import { CHANGES, type ChangeName, obstacleTo } from '../rules/changes.ts';
import { moduleHeadingId, stateBadges } from '../rules/modules.ts';
import { ChangeButton } from './change-button.tsx';
import { FailureTable } from './failure-table.tsx';
import { OpsCard } from './ops-card.tsx';
import { ReleaseFacts } from './release-facts.tsx';

interface ModuleCardProps {
  status: ModuleStatus;
  now: number;
  onOpen: (change: ChangeName, module: string) => void;
}

/** One module: what is live, what fails in it, and what can be done. */
export function ModuleCard({ status, now, onOpen }: ModuleCardProps) {
  const { module } = status;
  const offered = CHANGES.filter((change) => obstacleTo(change, status) === null);
  return (
    <OpsCard
      title={
        <CardTitle id={moduleHeadingId(module)} tabIndex={-1} translate="no">
          {module}
        </CardTitle>
      }
      badges={stateBadges(status).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      actions={offered.map((change) => <ChangeButton key={change} change={change} module={module} onOpen={onOpen} />)}
    >
      <ReleaseFacts status={status} now={now} />
      {status.failures.length > 0 ? <FailureTable failures={status.failures} now={now} /> : null}
    </OpsCard>
  );
}
