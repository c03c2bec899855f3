import type { AnswerInvite, ProjectPage } from '@crewdeck/contract';
import { Link, myDataKeys, useNavigate, useSession } from '@crewdeck/module-sdk';
import { Button, CheckIcon, type Commitment, OptionalCommitment, Quote, XIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { answerInvite } from '../api/answer-invite.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { momentText } from '../rules/days.ts';
import { TEAM_PART } from '../rules/page-parts.ts';
import styles from './action-panel.module.css';
import { StepFailure } from './step-failure.tsx';

interface InviteAnswerProps {
  invite: NonNullable<NonNullable<ProjectPage['viewer']>['invite']>;
  /** Why it can't be accepted, if it can't. */
  hindrance: string | null;
  onDeclined: () => void;
}

/** An invite to this project, with what the sender wrote, and what accepting it means. */
export function InviteAnswer({ invite, hindrance, onDeclined }: InviteAnswerProps) {
  const navigate = useNavigate();
  const uid = useSession().user?.uid ?? '';
  const [commitment, setCommitment] = useState<Commitment>({});
  const send = (answer: AnswerInvite) => ({
    send: (http: Parameters<typeof answerInvite>[0]) => answerInvite(http, invite.id, answer),
    failed: 'Failed to respond to invite.',
  });
  const accept = useProjectStep({
    ...send({ status: 'accepted', ...commitment }),
    done: "You've joined the project!",
    onDone: () => void navigate({ hash: TEAM_PART }, { replace: true }),
  });
  const decline = useProjectStep({
    ...send({ status: 'declined' }),
    done: 'Invite declined.',
    // The page stays, so that it can be taken back here.
    changes: myDataKeys.all(uid),
    onDone: onDeclined,
  });
  const failure = accept.failure ?? decline.failure;

  return (
    <div className={styles.step}>
      <p className={styles.lead}>
        <Link to={`/people/${invite.sender.id}`}>
          <bdi>{invite.sender.name}</bdi>
        </Link>{' '}
        invites you to join as <bdi>{invite.role}</bdi>.
      </p>
      <Quote words={invite.note} />
      {hindrance ? null : <OptionalCommitment commitment={commitment} onChange={setCommitment} />}
      <div className={styles.buttons}>
        {hindrance ? null : (
          <Button variant="primary" isBusy={accept.isBusy} disabled={decline.isBusy} onClick={() => accept.take()}>
            <CheckIcon aria-hidden="true" />
            Accept
          </Button>
        )}
        <Button isBusy={decline.isBusy} disabled={accept.isBusy} onClick={() => decline.take()}>
          <XIcon aria-hidden="true" />
          Decline
        </Button>
      </div>
      <StepFailure failure={failure} />
      <p className={styles.hint}>
        {hindrance ?? 'When you join, your contact line and e-mail will be shown to the team.'} The invite is open until{' '}
        {momentText(invite.expiresAt)}.
      </p>
    </div>
  );
}
