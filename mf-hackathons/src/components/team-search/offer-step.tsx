import type { TeamSearch } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { Button, UsersIcon } from '@crewdeck/ui-kit';
import { lookLabel } from '../../rules/find-team-id.ts';
import { seekersWords } from '../../rules/team-words.ts';
import { SearchCard } from './search-card.tsx';

const STOPPED = "You've stopped looking for a team. You can start again any time.";

interface OfferStepProps {
  search: TeamSearch;
  /** They looked before. */
  hasStopped: boolean;
  onLook: () => void;
}

/** For a person who does not look. */
export function OfferStep({ search, hasStopped, onLook }: OfferStepProps) {
  const { user } = useSession();
  const lead = hasStopped ? { lead: STOPPED } : {};
  return (
    <SearchCard
      {...lead}
      note={seekersWords(search.seekers, false)}
      actions={
        <Button onClick={onLook}>
          <UsersIcon aria-hidden="true" />
          {lookLabel(user)}
        </Button>
      }
    />
  );
}
