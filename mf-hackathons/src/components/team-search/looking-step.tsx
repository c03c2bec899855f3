import { describeTime, type Hackathon, type Profile, type TeamSearch } from '@crewdeck/contract';
import { Button, ChipList, Notice, PencilIcon } from '@crewdeck/ui-kit';
import { stopLooking } from '../../api/stop-looking.ts';
import { useTeamStep } from '../../hooks/use-team-step.ts';
import { SearchCard } from './search-card.tsx';
import { StepFailure } from './step-failure.tsx';

const LEAD = 'You look for a team. As soon as one is proposed to you, it stands here, and you are told by mail.';
const WHEN =
  'Teams are put together in rounds. Whoever comes after one is in the next, or earlier where a proposed team does not come about.';

interface LookingStepProps {
  hackathon: Hackathon;
  search: TeamSearch;
  profile: Profile;
  /** To say something else of roles and time. */
  onChange: () => void;
}

/** Somebody who looks: with what, why they are in no team yet, and the way out. */
export function LookingStep({ hackathon, search, profile, onChange }: LookingStepProps) {
  const stop = useTeamStep({
    send: (http) => stopLooking(http, hackathon.id),
    done: 'You look for a team no more.',
    failed: 'Failed to end the search.',
  });
  const time = describeTime(profile.hoursPerWeek, profile.timeBlocks);
  return (
    <SearchCard
      seekers={search.seekers}
      lead={<strong>{LEAD}</strong>}
      actions={
        <>
          <Button variant="ghost" onClick={onChange}>
            <PencilIcon aria-hidden="true" />
            Change
          </Button>
          <Button isBusy={stop.isBusy} onClick={() => stop.take()}>
            Stop looking
          </Button>
        </>
      }
    >
      <p>{WHEN}</p>
      {search.unplacedBecause ? <Notice tone="info">{search.unplacedBecause}</Notice> : null}
      <ChipList items={profile.roles} label="Your roles" tone="outline" />
      {time ? <p>{time}</p> : null}
      <StepFailure failure={stop.failure} />
    </SearchCard>
  );
}
