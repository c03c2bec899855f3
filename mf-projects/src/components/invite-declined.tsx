import { Button, UndoIcon } from '@crewdeck/ui-kit';
import { answerInvite } from '../api/answer-invite.ts';
import { useDeclineEnd } from '../hooks/use-decline-end.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import styles from './action-panel.module.css';
import { StepFailure } from './step-failure.tsx';

interface InviteDeclinedProps {
  inviteId: string;
  /** It stands, or has been taken back. */
  onOver: () => void;
}

/** An invite that has just been declined, and the way back for as long as there is one (decisions: lives). */
export function InviteDeclined({ inviteId, onOver }: InviteDeclinedProps) {
  useDeclineEnd(onOver);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => answerInvite(http, inviteId, { status: 'pending' }),
    done: 'The invite is open again.',
    failed: 'Failed to respond to invite.',
    onDone: onOver,
  });
  return (
    <div className={styles.step}>
      <p ref={takeFocus} tabIndex={-1} className={styles.lead}>
        You have declined the invite.
      </p>
      <StepFailure failure={failure} />
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => take()}>
          <UndoIcon aria-hidden="true" />
          Undo
        </Button>
      </div>
    </div>
  );
}

/** The buttons that had it have gone. */
function takeFocus(text: HTMLElement | null): void {
  text?.focus();
}
