import type { TeamSearch } from '@crewdeck/contract';
import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { seekersWords } from '../../rules/team-words.ts';
import { SearchCard } from './search-card.tsx';

const STEPS = {
  'sign-in': { to: '/sign-in', label: 'Sign in to find a team' },
  profile: { to: '/create-profile', label: 'Create your profile first' },
} as const;

interface EntryStepProps {
  needs: keyof typeof STEPS;
  search: TeamSearch;
}

/** What comes before one can look for a team. It leads back here. */
export function EntryStep({ needs, search }: EntryStepProps) {
  const { pathname } = useLocation();
  const { to, label } = STEPS[needs];
  return (
    <SearchCard
      note={seekersWords(search.seekers, false)}
      actions={<Button render={<Link to={withReturnPath(to, pathname)} />}>{label}</Button>}
    />
  );
}
