import { type AnswerInvite, localDayText, type ProjectPage } from '@crewdeck/contract';
import {
  ApiError,
  Link,
  myDataKeys,
  useMyProfile,
  useNavigate,
  useQueryClient,
  useSession,
} from '@crewdeck/module-sdk';
import { type Step, useStep } from '@crewdeck/module-sdk/forms';
import {
  Button,
  CheckIcon,
  Cluster,
  type Commitment,
  OptionalCommitment,
  Quote,
  Stack,
  StepFailure,
  Words,
  XIcon,
} from '@crewdeck/ui-kit';
import { useState } from 'react';
import { projectPageKey } from '../../../hooks/use-project-page.ts';
import { TEAM_PART } from '../../../rules/page-parts.ts';

interface InviteAnswerProps {
  projectId: string;
  invite: NonNullable<NonNullable<ProjectPage['viewer']>['invite']>;
  /** Why the invite can't be accepted, if it can't. */
  hindrance: string | null;
  onDeclined: () => void;
}

/** An invite to this project: the sender's note, the two answers, and the consequences of accepting. */
export function InviteAnswer({ projectId, invite, hindrance, onDeclined }: InviteAnswerProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { uid = '', emailVerified = false } = useSession().user ?? {};
  const [commitment, setCommitment] = useState<Commitment>({});

  function showFull(_failure: string, error: Error): void {
    if (!(error instanceof ApiError) || error.code !== 'project.team_full') return;
    queryClient.setQueriesData<ProjectPage>(
      { queryKey: projectPageKey(projectId) },
      (project) => project && { ...project, openSeats: 0, isLooking: false },
    );
  }

  const answer = {
    call: (http, sent) => http.send('PATCH /api/invites/:id', { id: invite.id, body: sent }),
    failed: 'Failed to respond to invite.',
  } satisfies Step<AnswerInvite, unknown>;
  const accept = useStep({
    ...answer,
    done: "You've joined the project!",
    onDone: () => void navigate({ hash: TEAM_PART }, { replace: true }),
    onFailed: showFull,
  });
  const decline = useStep({
    ...answer,
    done: 'Invite declined.',
    // The page is not refetched, so that the answer can be undone here.
    refetch: [myDataKeys.all(uid)],
    refetchAfterFailure: [['projects'], myDataKeys.all(uid)],
    onDone: onDeclined,
  });

  return (
    <Stack gap={3}>
      <Words tabIndex={-1} size="lg" weight="semibold">
        <Link to={`/people/${invite.sender.id}`}>
          <bdi>{invite.sender.name}</bdi>
        </Link>{' '}
        invites you to join as <bdi>{invite.role}</bdi>.
      </Words>
      <Quote words={invite.note} />
      {hindrance ? null : <OptionalCommitment commitment={commitment} onChange={setCommitment} />}
      <Cluster gap={3} fills="always">
        {hindrance ? null : (
          <Button
            variant="primary"
            isBusy={accept.isBusy}
            disabled={decline.isBusy}
            onClick={() => accept.send({ status: 'accepted', ...commitment })}
          >
            <CheckIcon aria-hidden="true" />
            Accept
          </Button>
        )}
        <Button isBusy={decline.isBusy} disabled={accept.isBusy} onClick={() => decline.send({ status: 'declined' })}>
          <XIcon aria-hidden="true" />
          Decline
        </Button>
      </Cluster>
      <StepFailure failure={accept.failure ?? decline.failure} />
      <Words tone="muted" size="md">
        {hindrance ?? <WhatTheTeamSees isEmailSeen={emailVerified} />} The invite is open until{' '}
        {localDayText(invite.expiresAt)}.
      </Words>
    </Stack>
  );
}

function WhatTheTeamSees({ isEmailSeen }: { isEmailSeen: boolean }) {
  const { data: profile } = useMyProfile();
  const hasContactLine = !profile || Boolean(profile.discordOrContact);
  if (isEmailSeen) return `If you join, your team sees your ${hasContactLine ? 'contact line and email' : 'email'}.`;
  if (!hasContactLine) {
    return (
      <>
        Your team can't reach you yet. <Link to="/account">Confirm your email</Link> or{' '}
        <Link to="/create-profile">add a contact line</Link>, now or after you join.
      </>
    );
  }
  return (
    <>
      If you join, your team sees your <Link to="/create-profile">contact line</Link>, but not your email until you{' '}
      <Link to="/account">confirm it</Link>.
    </>
  );
}
