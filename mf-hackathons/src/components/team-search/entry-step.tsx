import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { entryTo } from '../../rules/find-team-id.ts';
import { seekersWords } from '../../rules/team-words.ts';
import { SearchCard } from './search-card.tsx';

interface EntryStepProps {
  hackathonId: string;
  needs: Parameters<typeof entryTo>[1];
  search: TeamSearch;
}

/** What comes before one can look for a team. */
export function EntryStep({ hackathonId, needs, search }: EntryStepProps) {
  const { to, label } = entryTo(hackathonId, needs);
  return (
    <SearchCard
      note={seekersWords(search.seekers, false)}
      actions={<Button render={<Link to={to} />}>{label}</Button>}
    />
  );
}
