import type { TeamSearch } from '@crewdeck/contract';
import { Link, type SessionUser, useAddressDialog, useSession } from '@crewdeck/module-sdk';
import { Button, UsersIcon } from '@crewdeck/ui-kit';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { entryTo, FIND_TEAM_ID, LOOK_DIALOG, lookLabel } from '../../rules/find-team-id.ts';
import { hasBegun, isLooking, isSearchFirst, teamSearchState } from '../../rules/team-search-state.ts';

interface Step {
  label: string;
  /** It is what to do first on this page. */
  isFirst: boolean;
  /** Another page; without it, the search on this one. */
  to?: string;
}

/** What the reader does next for a team at an event. Nothing where the search is first on the page or next, and says it itself. */
export function FindTeamButton({ hackathonId }: { hackathonId: string }) {
  const { search, profile, needs } = useSearcher(hackathonId);
  const { user } = useSession();
  const dialog = useAddressDialog(LOOK_DIALOG);
  const mustEnter = needs === 'sign-in' || (search !== undefined && !profile);
  const step = mustEnter ? { ...entryTo(hackathonId, needs), isFirst: true } : stepOf(search, user);
  if (!step || profile?.hiddenReason) return null;
  const { label, isFirst, to } = step;
  const variant = isFirst ? 'primary' : 'secondary';
  const words = (
    <>
      <UsersIcon aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  if (search && profile && !hasBegun(search)) {
    return (
      <Button variant={variant} onClick={() => dialog.open('look', hackathonId)}>
        {words}
      </Button>
    );
  }
  // Native on this page: it moves the focus too.
  return (
    <Button variant={variant} render={to ? <Link to={to} /> : <a href={`#${FIND_TEAM_ID}`}>{label}</a>}>
      {words}
    </Button>
  );
}

const LOOK: Step = { label: 'Find a team', isFirst: true };

function stepOf(search: TeamSearch | undefined, user: SessionUser | null): Step | null {
  if (!search) return LOOK;
  const state = teamSearchState(search, false);
  const team = state === 'formed' ? search.proposal?.project : search.team;
  if (team && (state === 'formed' || state === 'on-team')) {
    return { label: 'Go to your team', isFirst: true, to: `/projects/${team.id}#room` };
  }
  if (state === 'asked') return { label: 'Answer your proposed team', isFirst: true };
  if (isLooking(search) || isSearchFirst(search, false)) return null;
  // One's own project may look for people, or one may look alone.
  return hasBegun(search) ? { label: 'See your options', isFirst: false } : { ...LOOK, label: lookLabel(user) };
}
