import { describeTime, type Hackathon, type Profile, type TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ChipList, ConfirmDialog, Notice, PencilIcon } from '@crewdeck/ui-kit';
import { isShort } from '../../rules/days.ts';
import { isPlacedSoon } from '../../rules/team-search-state.ts';
import { fellThroughWords, seekersWords } from '../../rules/team-words.ts';
import { NoRoundAdvice } from './no-round-advice.tsx';
import { SearchCard } from './search-card.tsx';

const LEAD = "You're looking for a team. When we have one for you, it appears here, and we'll notify you.";
const WHEN = 'We propose teams in rounds. You may get one sooner if another team falls through.';

interface LookingStepProps {
  hackathon: Hackathon;
  search: TeamSearch;
  profile: Profile;
  /** To say something else of roles and time. */
  onChange: () => void;
}

/** Somebody who looks: with what, why they are in no team yet, and the way out. */
export function LookingStep({ hackathon, search, profile, onChange }: LookingStepProps) {
  const stop = useStep({
    call: (http) => http.send('DELETE /api/hackathons/:id/team-search', { id: hackathon.id }),
    done: "You've stopped looking for a team.",
    failed: "We couldn't stop your search. Try again.",
  });
  const { proposal, unplacedBecause, plannedRounds, ownProjects } = search;
  const ended = proposal?.state === 'ended' ? proposal : null;
  const isPlanned = plannedRounds.length > 0;
  const time = isShort(hackathon) ? null : describeTime(profile.hoursPerWeek, profile.timeBlocks);
  return (
    <SearchCard
      note={seekersWords(search.seekers, true)}
      lead={<strong>{ended ? fellThroughWords(ended, unplacedBecause, profile.id) : LEAD}</strong>}
      actions={
        <>
          <Button onClick={onChange}>
            <PencilIcon aria-hidden="true" />
            Edit your search
          </Button>
          <Button isBusy={stop.isBusy} onClick={stop.ask}>
            Stop looking
          </Button>
        </>
      }
    >
      {/* After a team that fell through, the next round stands above. */}
      {isPlanned && !ended ? <p>{WHEN}</p> : null}
      {isPlanned || isPlacedSoon(search) ? null : (
        <NoRoundAdvice hackathonId={hackathon.id} ownProjects={ownProjects} />
      )}
      {unplacedBecause && !ended ? <Notice tone="info">{unplacedBecause}</Notice> : null}
      <ChipList items={profile.roles} label="Your roles" tone="outline" />
      {time ? <p>{time}</p> : null}
      {profile.skills.length === 0 ? (
        <p>
          <Link to="/create-profile#skills">Add your skills</Link>, so that we can match you better.
        </p>
      ) : null}
      <ConfirmDialog
        {...stop.question}
        onConfirm={() => stop.send()}
        title="Stop looking for a team?"
        text="We won't propose you a team here until you look again."
        confirmLabel="Stop looking"
        cancelLabel="Keep looking"
      />
    </SearchCard>
  );
}
