import type { TeamSearch } from '@crewdeck/contract';
import { Link, useLocation } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { entryTo, entryToAnswer, FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { seekersWords } from '../../rules/team-words.ts';
import { SearchCard } from './search-card.tsx';

const LINKED = "If we've found you a team, sign in to see who's on it and to answer.";

interface EntryStepProps {
  hackathonId: string;
  needs: Parameters<typeof entryTo>[1];
  search: TeamSearch;
}

/** What comes before one can look for a team. */
export function EntryStep({ hackathonId, needs, search }: EntryStepProps) {
  const { hash } = useLocation();
  const isLinked = needs === 'sign-in' && hash === `#${FIND_TEAM_ID}`;
  const { to, label } = isLinked ? entryToAnswer(hackathonId) : entryTo(hackathonId, needs);
  return (
    <SearchCard
      {...(isLinked && { lead: LINKED })}
      note={seekersWords(search.seekers, false)}
      actions={<Button render={<Link to={to} />}>{label}</Button>}
    />
  );
}
