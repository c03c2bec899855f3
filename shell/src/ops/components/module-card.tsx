import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import type { Problem } from '@crewdeck/releases/verdict';
import { Badge, Button, CardTitle, Notice, VisuallyHidden } from '@crewdeck/ui-kit';
import { type ChangeName, offeredChanges } from '../rules/changes.ts';
import { moduleHeadingId, stateBadges } from '../rules/modules.ts';
import { CanaryBlock } from './canary-block.tsx';
import { ChangeButton } from './change-button.tsx';
import { HealthBlock } from './health-block.tsx';
import styles from './module-card.module.css';
import { OpsCard } from './ops-card.tsx';
import { ReleaseFacts } from './release-facts.tsx';

interface ModuleCardProps {
  status: ModuleStatus;
  /** Of this module. */
  problems: readonly Problem[];
  events: readonly ReleaseEvent[];
  now: number;
  onChange: (change: ChangeName, module: string) => void;
  /** At all its releases. */
  onLook: (module: string) => void;
}

/** One module: what is wrong with it first, then what is live and how it fares, then what can be done. */
export function ModuleCard({ status, problems, events, now, onChange, onLook }: ModuleCardProps) {
  const { module, live, canary, health } = status;
  return (
    <OpsCard
      className={problems[0] && styles[problems[0].severity]}
      title={
        <CardTitle id={moduleHeadingId(module)} tabIndex={-1} translate="no">
          {module}
        </CardTitle>
      }
      badges={stateBadges(status, problems, events, now).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      actions={
        <>
          {offeredChanges(status).map((change) => (
            <ChangeButton key={change} change={change} module={module} onChange={onChange} />
          ))}
          <Button size="sm" onClick={() => onLook(module)}>
            <span>
              Releases…<VisuallyHidden> {module}</VisuallyHidden>
            </span>
          </Button>
        </>
      }
    >
      {problems.map(({ severity, text }) => (
        <Notice key={text} tone={severity}>
          {text}
        </Notice>
      ))}
      <ReleaseFacts status={status} now={now} />
      <HealthBlock health={health.find(({ release }) => release === live.release)} now={now} />
      {canary ? <CanaryBlock canary={canary} health={health} now={now} /> : null}
    </OpsCard>
  );
}
