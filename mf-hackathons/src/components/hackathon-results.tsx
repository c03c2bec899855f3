import {
  CardGrid,
  CardSkeleton,
  ClearFilters,
  Cluster,
  EmptyState,
  ErrorState,
  LoadingRegion,
  LoadMore,
  NothingMatches,
  TrophyIcon,
  Words,
} from '@crewdeck/ui-kit';
import { useDeferredValue } from 'react';
import type { useHackathons } from '../hooks/use-hackathons.ts';
import { useShownPages } from '../hooks/use-shown-pages.ts';
import { dayOf } from '../rules/days.ts';
import { describeFilters, filterHackathons, type HackathonFilters, upcomingFirst } from '../rules/hackathon-filters.ts';
import { HackathonCard } from './hackathon-card.tsx';
import styles from './hackathon-results.module.css';

const NONE_FOUND = 'No hackathons found.';
/** Each is tall on a phone. */
const CARDS_OF_A_PAGE = 12;

interface HackathonResultsProps {
  query: ReturnType<typeof useHackathons>;
  filters: HackathonFilters;
  onClear: () => void;
}

/** A failure gives an empty list (spec 8), with a quiet way to try again. */
export function HackathonResults({ query, filters, onClear }: HackathonResultsProps) {
  const { pages, showMore } = useShownPages();
  // The first answer is drawn in slices, so that people can type and scroll meanwhile.
  const isPending = useDeferredValue(query.isPending);
  if (isPending || query.isPending) {
    return (
      <LoadingRegion label="Loading hackathons...">
        <CardGrid>
          <CardSkeleton hasCover />
          <CardSkeleton hasCover />
          <CardSkeleton hasCover />
        </CardGrid>
      </LoadingRegion>
    );
  }
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="We couldn't load the hackathons."
        text={
          <>
            <span>{NONE_FOUND}</span> Try again in a moment.
          </>
        }
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) {
    return <EmptyState icon={<TrophyIcon />} title={NONE_FOUND} text="There are none right now. Check back soon." />;
  }

  const today = dayOf(new Date());
  const filtersSet = describeFilters(filters);
  const found = upcomingFirst(filterHackathons(query.data, filters), today);
  return (
    <div className={styles.results}>
      <Cluster gap={4} rowGap={2} align="center" justify="between" className={styles.bar}>
        <Words role="status" size="sm" weight="medium" isNumeric>
          {`Showing ${found.length} of ${query.data.length} ${query.data.length === 1 ? 'hackathon' : 'hackathons'}`}
        </Words>
        {filtersSet.length > 0 && found.length > 0 && (
          <ClearFilters variant="ghost" size="sm" onClear={onClear}>
            Clear filters
          </ClearFilters>
        )}
      </Cluster>
      {found.length === 0 ? (
        <NothingMatches
          icon={<TrophyIcon />}
          title={NONE_FOUND}
          subject="Nothing"
          filters={filtersSet}
          isSearched={filters.search.trim() !== ''}
          onClear={onClear}
        />
      ) : (
        <div>
          <CardGrid label="Hackathons">
            {found.slice(0, pages * CARDS_OF_A_PAGE).map((hackathon) => (
              <HackathonCard key={hackathon.id} hackathon={hackathon} today={today} />
            ))}
          </CardGrid>
          {found.length > pages * CARDS_OF_A_PAGE && <LoadMore pageCount={pages} onLoad={showMore} />}
        </div>
      )}
    </div>
  );
}
