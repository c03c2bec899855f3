import { ErrorState, FunnelTable, LoadingRegion, Section, Skeleton, Words } from '@crewdeck/ui-kit';
import { useMatchingResults } from '../hooks/use-matching-results.ts';

/** For ops: whether Best fit brings people into teams that last. */
export function MatchingResults() {
  const { data: results, isPending, isLoadingError, refetch } = useMatchingResults();
  return (
    <Section title="Does matching work?">
      <Words tone="muted">
        What came of the people and projects that Best fit showed in the last 90 days, with 95% ranges. They count once
        they've had 14 days. Newcomers are counted apart, and we never say who it was.
      </Words>
      {isPending && (
        <LoadingRegion label="Loading what came of matching...">
          <Skeleton height={240} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {isLoadingError && (
        <ErrorState
          title="We couldn't load what came of matching."
          text="Try again in a moment."
          onRetry={() => void refetch()}
        />
      )}
      {results?.length === 0 && <Words tone="muted">Nothing to count yet. Come back in two weeks.</Words>}
      {results && results.length > 0 && (
        <FunnelTable
          caption="What came of matching"
          steps={['Interested or invited', 'Joined', 'Active after 4 weeks']}
          groups={results}
        />
      )}
    </Section>
  );
}
