import { Link } from '@crewdeck/module-sdk';
import {
  Button,
  CardGrid,
  CardSkeleton,
  EmptyState,
  ErrorState,
  LoadingRegion,
  LoadMore,
  Section,
  TrophyIcon,
  Words,
} from '@crewdeck/ui-kit';
import { MOST_RESULTS, useEventProjects } from '../../hooks/use-event-projects.ts';
import { useShownPages } from '../../hooks/use-shown-pages.ts';
import { resultsFirst } from '../../rules/event-projects.ts';
import { EventProjectCard } from './event-project-card.tsx';

const TITLE = 'Projects and results';
const CARDS_OF_A_PAGE = 24;

/** What came of a hackathon that is over. */
export function EventProjects({ hackathonId }: { hackathonId: string }) {
  const { data, isPending, isLoadingError, refetch } = useEventProjects(hackathonId, true);
  const { pages, showMore } = useShownPages();
  const projects = data && resultsFirst(data.items);
  const shown = projects?.slice(0, pages * CARDS_OF_A_PAGE) ?? [];
  return (
    <Section title={TITLE}>
      {isPending && (
        <LoadingRegion label="Loading projects...">
          <CardGrid>
            <CardSkeleton hasCover />
            <CardSkeleton hasCover />
          </CardGrid>
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="We couldn't load the projects."
          text="Try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {projects?.length === 0 && (
        <EmptyState
          icon={<TrophyIcon />}
          title="No projects from this event on Crewdeck."
          text="See what other teams have finished."
          action={<Button render={<Link to="/explore-projects?finished=true" />}>Explore finished projects</Button>}
        />
      )}
      {projects && projects.length > 0 && (
        <div>
          <CardGrid label={TITLE}>
            {shown.map((project) => (
              <EventProjectCard key={project.id} project={project} />
            ))}
          </CardGrid>
          {projects.length > shown.length && <LoadMore pageCount={pages} onLoad={showMore} />}
        </div>
      )}
      {data?.next && <Words tone="muted">{`From the newest ${MOST_RESULTS} projects of this event.`}</Words>}
    </Section>
  );
}
