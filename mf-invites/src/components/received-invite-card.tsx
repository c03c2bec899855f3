import { DECLINE_UNDO_MS, type Invite } from '@crewdeck/contract';
import { Link, useMyProfile, useSession } from '@crewdeck/module-sdk';
import {
  Button,
  CheckIcon,
  Cluster,
  type Commitment,
  OptionalCommitment,
  StepFailure,
  UndoIcon,
  Words,
  XIcon,
} from '@crewdeck/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useAnswerInvite } from '../hooks/use-answer-invite.ts';
import { useOffer } from '../hooks/use-offer.ts';
import { joinBy } from '../rules/offer.ts';
import { InviteCard, inviteTitleId } from './invite-card.tsx';
import { Offer } from './offer.tsx';
import { ReportInvite } from './report-invite.tsx';

/** How the team reaches somebody whose email is confirmed, or isn't. The page has the ways to be reached below. */
const WITH_CONTACT_LINE = {
  confirmed: 'If you join, your team sees your contact line and email.',
  unconfirmed: 'If you join, your team sees your contact line, but not your email until you confirm it.',
};
const WITHOUT_CONTACT_LINE = {
  confirmed: 'If you join, your team sees your email.',
  unconfirmed: (
    <>
      Your team can't reach you yet. <Link to="/account">Confirm your email</Link> or{' '}
      <Link to="/create-profile">add a contact line</Link>, now or after you join.
    </>
  ),
};

export function ReceivedInviteCard({ invite }: { invite: Invite }) {
  const { answer, busyWith, refusal, isTeamFull, canUndo } = useAnswerInvite(invite);
  const { user } = useSession();
  const { data: profile } = useMyProfile();
  const offer = useOffer(invite);
  const title = useRef<HTMLHeadingElement>(null);
  const [commitment, setCommitment] = useState<Commitment>({});
  const titleId = inviteTitleId(invite.id);
  const seen = profile && !profile.discordOrContact ? WITHOUT_CONTACT_LINE : WITH_CONTACT_LINE;
  const isPending = invite.status === 'pending';

  useEffect(() => {
    // Accept is gone, and focus would be lost with it.
    if (isTeamFull) title.current?.focus();
  }, [isTeamFull]);

  const decline = () => {
    answer('declined');
    // The buttons go away at once; focus would be lost with them.
    title.current?.focus();
  };

  return (
    <InviteCard
      invite={invite}
      person={invite.sender}
      direction="From"
      joinBy={joinBy(invite.expiresAt, offer.data?.deadline)}
      titleRef={title}
      menu={<ReportInvite invite={invite} />}
      about={isPending ? <Offer offer={offer} sender={invite.sender} /> : null}
    >
      <StepFailure failure={isPending && refusal} />
      {isPending && (
        <Cluster gap={3}>
          {!isTeamFull && (
            <Button
              variant="primary"
              isBusy={busyWith === 'accepted'}
              onClick={() => answer('accepted', commitment)}
              aria-describedby={titleId}
            >
              <CheckIcon aria-hidden="true" /> Accept
            </Button>
          )}
          <Button isBusy={busyWith === 'declined'} onClick={decline} aria-describedby={titleId}>
            <XIcon aria-hidden="true" /> Decline
          </Button>
        </Cluster>
      )}
      {isPending && !isTeamFull && (
        <>
          <Words tone="muted" size="sm">
            {user?.emailVerified ? seen.confirmed : seen.unconfirmed}
          </Words>
          <OptionalCommitment commitment={commitment} onChange={setCommitment} />
        </>
      )}
      {invite.status === 'declined' && canUndo && (
        <Cluster gap={3} align="center">
          <Button isBusy={busyWith === 'pending'} onClick={() => answer('pending')} aria-describedby={titleId}>
            <UndoIcon aria-hidden="true" /> Undo
          </Button>
          <Words tone="muted" size="sm">
            You can undo this for {DECLINE_UNDO_MS / 1000} seconds.
          </Words>
        </Cluster>
      )}
    </InviteCard>
  );
}
