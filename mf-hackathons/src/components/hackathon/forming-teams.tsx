import type { Hackathon } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  CardGrid,
  CardSkeleton,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Section,
  UsersIcon,
  Words,
} from '@crewdeck/ui-kit';
import { useEventProjects } from '../../hooks/use-event-projects.ts';
import { useSearcher } from '../../hooks/use-searcher.ts';
import { FORMING_TEAMS_ID } from '../../rules/find-team-id.ts';
import { isOnTeam } from '../../rules/team-search-state.ts';
import { FormingTeamCard } from './forming-team-card.tsx';

const TITLE = 'Teams forming for this event';

/** The projects for the hackathon that still look for people. */
export function FormingTeams({ hackathon }: { hackathon: Hackathon }) {
  const { search } = useSearcher(hackathon.id);
  const { data: teams, isPending, isLoadingError, refetch } = useEventProjects(hackathon.id, false);
  const hasOwn = search !== undefined && (isOnTeam(search) || search.ownProjects.length > 0);
  return (
    <Section
      title={
        <span id={FORMING_TEAMS_ID} tabIndex={-1}>
          {TITLE}
        </span>
      }
    >
      {isPending && (
        <LoadingRegion label="Loading teams...">
          <CardGrid>
            <CardSkeleton hasCover />
            <CardSkeleton hasCover />
          </CardGrid>
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState title="We couldn't load the teams." onRetry={() => void refetch()} text="Try again in a moment." />
      )}
      {teams?.items.length === 0 && hasOwn && <Words tone="muted">No other teams are looking for people yet.</Words>}
      {teams?.items.length === 0 && !hasOwn && (
        <EmptyState
          icon={<UsersIcon />}
          title="No teams are looking for people yet."
          text="Post your idea so people who want to take part can find you."
          action={
            <Button render={<Link to={`/post-project?hackathon=${hackathon.id}`} />}>
              Post a project for this event
            </Button>
          }
        />
      )}
      {teams && teams.items.length > 0 && (
        <CardGrid label={TITLE}>
          {teams.items.map((project) => (
            <FormingTeamCard key={project.id} project={project} />
          ))}
        </CardGrid>
      )}
      {teams?.next && <Words tone="muted">{`Showing the newest ${teams.items.length}.`}</Words>}
    </Section>
  );
}
