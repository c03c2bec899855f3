import { type Invite, localDayText, shownName } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Avatar, Button, ConfirmDialog, Stack, StepFailure, Words } from '@crewdeck/ui-kit';
import styles from './person-row.module.css';

interface InvitedPersonProps {
  invite: Invite;
  /** Whether the project still takes people: a reminder asks for somebody. */
  canRemind: boolean;
}

/** An invite that waits for its answer: until when, one reminder, and the way to withdraw it. */
export function InvitedPerson({ invite, canRemind }: InvitedPersonProps) {
  const { id, receiver, role, expiresAt, isReminded } = invite;
  const remind = useStep({
    call: (http) => http.send('POST /api/invites/:id/reminder', { id }),
    done: `You've reminded ${receiver.name}.`,
    failed: "We couldn't remind them. Try again in a moment.",
  });
  const withdraw = useStep({
    call: (http) => http.send('DELETE /api/invites/:id', { id }),
    done: 'Invite withdrawn.',
    failed: "We couldn't withdraw the invite. Try again.",
  });
  return (
    <li className={styles.root}>
      <Avatar name={receiver.name} src={receiver.pictureUrl} />
      <Stack gap={2}>
        <Link to={`/people/${receiver.id}`} className={styles.name}>
          <bdi>{shownName(receiver.name)}</bdi>
        </Link>
        <Words as="span" tone="muted">
          <bdi>{role}</bdi>. Open until <time dateTime={expiresAt}>{localDayText(expiresAt)}</time>.
          {isReminded ? ' You sent a reminder.' : null}
        </Words>
      </Stack>
      <div className={styles.actions}>
        {canRemind && !isReminded ? (
          <Button
            size="sm"
            aria-label={`Remind ${receiver.name}`}
            isBusy={remind.isBusy}
            disabled={withdraw.isBusy}
            onClick={() => remind.send()}
          >
            Remind
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Withdraw the invite to ${receiver.name}`}
          disabled={remind.isBusy}
          onClick={withdraw.ask}
        >
          Withdraw
        </Button>
        <StepFailure failure={remind.failure} />
        <ConfirmDialog
          {...withdraw.question}
          onConfirm={withdraw.send}
          title={<bdi>{`Withdraw the invite to ${receiver.name}?`}</bdi>}
          text="They can't accept it any more, and they'll read that you withdrew it."
          confirmLabel="Withdraw"
        />
      </div>
    </li>
  );
}
