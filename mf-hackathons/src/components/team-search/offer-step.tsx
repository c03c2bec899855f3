import type { TeamSearch } from '@crewdeck/contract';
import { Button, UsersIcon } from '@crewdeck/ui-kit';
import { SearchCard } from './search-card.tsx';

const STOPPED = 'You look for a team no more. You can begin again at any time.';

interface OfferStepProps {
  search: TeamSearch;
  /** They looked before. */
  hasStopped: boolean;
  onLook: () => void;
}

/** For whoever does not look. Who looks for people for a project of theirs is not asked to leave it. */
export function OfferStep({ search, hasStopped, onLook }: OfferStepProps) {
  const hasSearch = search.ownProjects.some(({ isSeeking }) => isSeeking);
  const lead = hasStopped ? { lead: STOPPED } : {};
  return (
    <SearchCard
      {...lead}
      seekers={search.seekers}
      actions={
        hasSearch ? null : (
          <Button onClick={onLook}>
            <UsersIcon aria-hidden="true" />I look for a team
          </Button>
        )
      }
    />
  );
}
