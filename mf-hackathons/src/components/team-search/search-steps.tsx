import type { Hackathon, Profile, TeamProposal, TeamSearch } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { lazyDialog, Stack, Words } from '@crewdeck/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { FIND_TEAM_ID, LOOK_DIALOG } from '../../rules/find-team-id.ts';
import { teamSearchState } from '../../rules/team-search-state.ts';
import { FormedTeam } from './formed-team.tsx';
import { LookingStep } from './looking-step.tsx';
import { OfferStep } from './offer-step.tsx';
import { OnTeam } from './on-team.tsx';
import { OwnProjects } from './own-projects.tsx';
import { ProjectLookingStep } from './project-looking-step.tsx';
import { ProposedTeam } from './proposed-team.tsx';

const LookDialog = lazyDialog('Find a team', () => import('./look-dialog.tsx').then((file) => file.LookDialog));

interface SearchStepsProps {
  hackathon: Hackathon;
  search: TeamSearch;
  profile: Profile;
  isOver: boolean;
}

/** How somebody with a profile stands to the search, and what they can do next. */
export function SearchSteps({ hackathon, search, profile, isOver }: SearchStepsProps) {
  const { name, open, close } = useAddressDialog(LOOK_DIALOG);
  const look = () => open('look', hackathon.id);
  const state = teamSearchState(search, isOver);
  const isAsked = state === 'asked' || state === 'waiting';
  useFallInSight(search.proposal);
  // A link to the dialog may be older than the team.
  const mayLook = state !== 'over' && state !== 'formed' && state !== 'on-team';
  const isHeldBack = mayLook && !isAsked && profile.hiddenReason !== null;
  const isListed = !isOver && search.ownProjects.some(({ id }) => id === search.proposal?.project?.id);
  return (
    <Stack gap={5}>
      {isHeldBack ? <Words tone="muted">Your profile is hidden, so we can't propose a team to you.</Words> : null}
      {isHeldBack && state !== 'looking' ? null : stepOf()}
      {isOver ? null : (
        <OwnProjects
          hackathonId={hackathon.id}
          projects={search.ownProjects}
          isSeeking={search.isSeeking}
          isAsked={isAsked}
          isHidden={profile.hiddenReason !== null}
        />
      )}
      {name === 'look' && mayLook ? (
        <LookDialog
          hackathon={hackathon}
          profile={profile}
          isSeeking={search.isSeeking}
          wasNamed={search.isNamed}
          wasShown={search.showsEmail}
          onClose={close}
        />
      ) : null}
    </Stack>
  );

  function stepOf(): ReactNode {
    const { proposal } = search;
    if (state === 'over') return <Words tone="muted">This event has begun, so the team search has ended.</Words>;
    if (state === 'formed') return proposal && <FormedTeam {...{ proposal, isListed }} profileId={profile.id} />;
    if (isAsked) return proposal && <ProposedTeam proposal={proposal} profileId={profile.id} />;
    if (state === 'on-team') return search.team && <OnTeam team={search.team} />;
    if (state === 'looking') return <LookingStep {...{ hackathon, search, profile }} onChange={look} />;
    const project = search.ownProjects.find((own) => own.isSeeking);
    if (project) return <ProjectLookingStep search={search} project={project} />;
    return <OfferStep search={search} hasStopped={state === 'stopped'} onLook={look} />;
  }
}

/** Something shorter takes the place of a team that falls through, and on a phone it may be above the window. */
function useFallInSight(proposal: TeamProposal | null): void {
  const before = useRef(proposal);
  useEffect(() => {
    const hasFallen = before.current?.state === 'open' && proposal?.state === 'ended';
    before.current = proposal;
    if (hasFallen) document.getElementById(FIND_TEAM_ID)?.scrollIntoView({ block: 'nearest' });
  }, [proposal]);
}
