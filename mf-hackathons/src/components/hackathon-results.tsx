import { Button, CardGrid, CardSkeleton, EmptyState, LoadingRegion, LoadMore, TrophyIcon } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import type { useHackathons } from '../hooks/use-hackathons.ts';
import { useShownPages } from '../hooks/use-shown-pages.ts';
import { dayOf } from '../rules/calendar-day.ts';
import { areFiltersSet, filterHackathons, type HackathonFilters } from '../rules/hackathon-filters.ts';
import { upcomingFirst } from '../rules/upcoming-first.ts';
import { HackathonCard } from './hackathon-card.tsx';
import styles from './hackathon-results.module.css';

const CARDS_OF_A_PAGE = 24;

interface HackathonResultsProps {
  query: ReturnType<typeof useHackathons>;
  filters: HackathonFilters;
  onClear: () => void;
}

/** A failure gives an empty list (spec 8), with a quiet way to try again. */
export function HackathonResults({ query, filters, onClear }: HackathonResultsProps) {
  const { pages, showMore } = useShownPages();
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading hackathons...">
        <CardGrid>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </CardGrid>
      </LoadingRegion>
    );
  }
  if (query.isLoadingError) {
    const tryAgain = <Button onClick={() => void query.refetch()}>Try again</Button>;
    return <NoHackathons text="We could not reach the list just now." action={tryAgain} />;
  }
  if (query.data.length === 0) {
    return <NoHackathons text="None is listed at the moment. Look in again soon." />;
  }

  const today = dayOf(new Date());
  const found = upcomingFirst(filterHackathons(query.data, filters), today);
  return (
    <div className={styles.results}>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {`Showing ${found.length} of ${query.data.length} ${query.data.length === 1 ? 'hackathon' : 'hackathons'}`}
        </p>
        {areFiltersSet(filters) && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <NoHackathons text="Try another word, or look at all tech stacks." />
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

function NoHackathons({ text, action }: { text: string; action?: ReactNode }) {
  return <EmptyState icon={<TrophyIcon />} title="No hackathons found." text={text} action={action} />;
}
