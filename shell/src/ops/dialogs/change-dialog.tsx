import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import { Button, Dialog, Notice } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useChange } from '../hooks/use-change.ts';
import { CHANGE_TEXTS } from '../rules/change-texts.ts';
import { type ChangeName, obstacleTo } from '../rules/changes.ts';
import { eventSentence } from '../rules/modules.ts';
import { ChangeForm } from './change-form.tsx';

interface ChangeDialogProps {
  change: ChangeName;
  /** As the page knows it now; the dialog remembers what it began with. */
  status: ModuleStatus;
  events: readonly ReleaseEvent[];
  now: number;
  onClose: () => void;
}

/** Asks for a change of one module and makes it, on the state that the person has seen and on no other. */
export function ChangeDialog({ change, status, events, now, onClose }: ChangeDialogProps) {
  const formId = useId();
  const decision = useChange(change, status, onClose);
  const { decidedOn, isBusy, isOvertaken } = decision;
  const { label, confirm, effect } = CHANGE_TEXTS[change];
  const obstacle = isOvertaken ? overtakenText(status.module, events) : obstacleTo(change, decidedOn);
  const isGentle = change === 'activate' || change === 'resume';
  // What comes of a change under way has to find somebody to tell.
  const close = () => !isBusy && onClose();

  return (
    <Dialog
      isOpen
      onClose={close}
      title={`${label}: ${status.module}`}
      description={obstacle === null && effect(decidedOn)}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          {isOvertaken ? (
            <Button variant="primary" onClick={decision.decideAgain}>
              Review again
            </Button>
          ) : null}
          {obstacle === null ? (
            <Button type="submit" form={formId} variant={isGentle ? 'primary' : 'danger'} isBusy={isBusy}>
              <span>{isBusy ? 'Sending...' : confirm}</span>
            </Button>
          ) : null}
        </>
      }
    >
      {obstacle === null ? (
        <ChangeForm
          id={formId}
          change={change}
          status={decidedOn}
          draft={decision.draft}
          failure={isBusy ? null : decision.failure}
          now={now}
          onDraft={decision.edit}
          onSend={decision.send}
        />
      ) : (
        <Notice tone="warning" role="alert">
          {obstacle}
        </Notice>
      )}
    </Dialog>
  );
}

function overtakenText(module: string, events: readonly ReleaseEvent[]): string {
  const latest = events.find((event) => event.module === module && event.action !== 'publish');
  return `Someone else changed ${module} in the meantime. ${latest ? eventSentence(latest) : ''}`;
}
