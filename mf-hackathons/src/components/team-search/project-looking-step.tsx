import type { TeamSearch } from '@crewdeck/contract';
import { Notice } from '@crewdeck/ui-kit';
import { dayOf, writeDayInWords } from '../../rules/days.ts';
import { seekersWords } from '../../rules/team-words.ts';
import { SearchCard } from './search-card.tsx';

interface ProjectLookingStepProps {
  search: TeamSearch;
  project: TeamSearch['ownProjects'][number];
}

/** An owner looks for people for a project, and is not asked to leave it. Below, they stop. */
export function ProjectLookingStep({ search, project }: ProjectLookingStepProps) {
  const [next] = search.plannedRounds;
  const when = next
    ? `in the next round, ${writeDayInWords(dayOf(new Date(next.opensAt)), dayOf(new Date()))}`
    : 'when the organisers start a round';
  return (
    <SearchCard
      lead={
        <strong>
          You're looking for people for <bdi>{project.title}</bdi>. {`We'll propose people ${when}.`}
        </strong>
      }
      note={seekersWords(search.seekers, true)}
      actions={null}
    >
      {search.unplacedBecause ? <Notice tone="info">{search.unplacedBecause}</Notice> : null}
    </SearchCard>
  );
}
