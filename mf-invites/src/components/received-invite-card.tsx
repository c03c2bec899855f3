import type { Invite } from '@crewdeck/contract';
import { Button, CheckIcon, type Commitment, Notice, OptionalCommitment, UndoIcon, XIcon } from '@crewdeck/ui-kit';
import { useRef, useState } from 'react';
import { useAnswerInvite } from '../hooks/use-answer-invite.ts';
import styles from './invite-card.module.css';
import { InviteCard, inviteTitleId } from './invite-card.tsx';
import { ReportInvite } from './report-invite.tsx';

export function ReceivedInviteCard({ invite }: { invite: Invite }) {
  const { answer, busyWith, isFailed, canUndo } = useAnswerInvite(invite);
  const title = useRef<HTMLHeadingElement>(null);
  const [commitment, setCommitment] = useState<Commitment>({});
  const titleId = inviteTitleId(invite.id);
  const isPending = invite.status === 'pending';

  const decline = () => {
    answer('declined');
    // The buttons go away at once; focus would be lost with them.
    title.current?.focus();
  };

  return (
    <InviteCard invite={invite} person={invite.sender} direction="From" titleRef={title}>
      {isPending && isFailed && <Notice tone="danger">Your answer was not saved. The invite is still pending.</Notice>}
      {isPending && <OptionalCommitment commitment={commitment} onChange={setCommitment} />}
      {isPending && (
        <div className={styles.actions}>
          <Button
            variant="primary"
            isBusy={busyWith === 'accepted'}
            onClick={() => answer('accepted', commitment)}
            aria-describedby={titleId}
          >
            <CheckIcon aria-hidden="true" /> Accept
          </Button>
          <Button isBusy={busyWith === 'declined'} onClick={decline} aria-describedby={titleId}>
            <XIcon aria-hidden="true" /> Decline
          </Button>
        </div>
      )}
      {invite.status === 'declined' && canUndo && (
        <div className={styles.actions}>
          <Button isBusy={busyWith === 'pending'} onClick={() => answer('pending')} aria-describedby={titleId}>
            <UndoIcon aria-hidden="true" /> Undo
          </Button>
        </div>
      )}
      <div>
        <ReportInvite invite={invite} />
      </div>
    </InviteCard>
  );
}
