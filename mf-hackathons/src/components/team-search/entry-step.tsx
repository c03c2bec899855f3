import type { TeamSearch } from '@crewdeck/contract';
import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { LOOK_DIALOG } from '../../rules/find-team-id.ts';
import { seekersWords } from '../../rules/team-words.ts';
import { SearchCard } from './search-card.tsx';

const STEPS = {
  'sign-in': { to: '/sign-in', label: 'Sign in to find a team' },
  profile: { to: '/create-profile', label: 'Create your profile first' },
} as const;

interface EntryStepProps {
  hackathonId: string;
  needs: keyof typeof STEPS;
  search: TeamSearch;
}

/** What comes before one can look for a team. It leads back here, to the dialog in which one begins. */
export function EntryStep({ hackathonId, needs, search }: EntryStepProps) {
  const { pathname } = useLocation();
  const { to, label } = STEPS[needs];
  return (
    <SearchCard
      note={seekersWords(search.seekers, false)}
      actions={
        <Button render={<Link to={withReturnPath(to, `${pathname}?${LOOK_DIALOG[0]}=${hackathonId}`)} />}>
          {label}
        </Button>
      }
    />
  );
}
