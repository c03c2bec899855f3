import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import { Button, Dialog, Notice } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useChange } from '../hooks/use-change.ts';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import type { ChangeName } from '../rules/changes.ts';
import { ChangeForm } from './change-form.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';

interface ChangeDialogProps {
  change: ChangeName;
  /** As the page knows it now; the dialog remembers what it began with. */
  status: ModuleStatus;
  events: readonly ReleaseEvent[];
  now: number;
  onReload: () => void;
  onClose: () => void;
}

const GENTLE: readonly ChangeName[] = ['activate', 'resume', 'pause', 'continue'];

/** Asks for a change of one module and makes it, on the state that the person has seen and on no other. */
export function ChangeDialog({ change, status, events, now, onReload, onClose }: ChangeDialogProps) {
  const formId = useId();
  const { phase, decidedOn, draft, ...decision } = useChange(change, status, onClose);
  const newerStatus = newerOf(status, decidedOn);
  const texts = CHANGE_TEXTS[change];
  const { module } = status;
  const isSending = phase === 'sending';
  const isAsking = phase === 'deciding' || isSending;
  // What comes of a change under way has to find somebody to tell.
  const close = () => !isSending && onClose();

  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title(module)}
      description={isAsking && texts.description(decidedOn)}
      footer={
        <>
          <Button onClick={close}>{phase === 'impossible' ? 'Close' : 'Cancel'}</Button>
          {phase === 'overtaken' ? (
            <Button variant="primary" onClick={decision.decideAgain} disabled={!newerStatus}>
              Decide again
            </Button>
          ) : null}
          {isAsking ? (
            <Button
              type="submit"
              form={formId}
              variant={GENTLE.includes(change) ? 'primary' : 'danger'}
              isBusy={isSending}
            >
              {isSending ? texts.busy : texts.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {phase === 'impossible' ? <Notice tone="info">{decision.obstacle}</Notice> : null}
      {phase === 'overtaken' ? (
        <OvertakenNotice
          status={newerStatus}
          module={module}
          mayBeOwn={decision.mayBeDone}
          events={events}
          now={now}
          onReload={onReload}
        />
      ) : null}
      {isAsking ? (
        <ChangeForm
          id={formId}
          change={change}
          status={decidedOn}
          draft={draft}
          takesFocus={decision.isAgain}
          refusal={isSending ? null : decision.refusal}
          now={now}
          onDraft={decision.edit}
          onSend={decision.send}
        />
      ) : null}
    </Dialog>
  );
}

function newerOf(status: ModuleStatus, decidedOn: ModuleStatus): ModuleStatus | null {
  return status.revision === decidedOn.revision ? null : status;
}
