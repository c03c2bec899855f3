import type { ComponentProps } from 'react';
import { HandshakeIcon } from '../icons.ts';
import { Words } from '../layout/boxes.tsx';
import { FunnelTable } from '../layout/funnel-table.tsx';
import { Section } from '../layout/section.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingRegion } from './loading-region.tsx';
import { Skeleton } from './skeleton.tsx';

interface MatchingFunnelProps {
  /** For which projects, as the end of a sentence: ` for this event`. */
  scope?: string;
  /** Absent until they are read. */
  results: ComponentProps<typeof FunnelTable>['groups'] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Whether Best fit brings people into teams that last. */
export function MatchingFunnel({ scope = '', results, hasFailed, onRetry }: MatchingFunnelProps) {
  return (
    <Section title="How many Best fit matches become teams?">
      {results?.length === 0 ? null : (
        <Words tone="muted">
          These are the people and projects that Best fit showed{scope} in the last 90 days, and what came of it. We
          count each after two weeks, and never say who it was. Newcomers have a row of their own. With few people,
          these percentages vary a lot. The range beside each shows where the true value very likely lies.
        </Words>
      )}
      {!results && !hasFailed && (
        <LoadingRegion label="Loading matching results...">
          <Skeleton height={240} radius="var(--radius-lg)" />
        </LoadingRegion>
      )}
      {hasFailed && (
        <ErrorState title="We couldn't load the matching results." text="Try again in a moment." onRetry={onRetry} />
      )}
      {results?.length === 0 && (
        <EmptyState
          icon={<HandshakeIcon />}
          title="No numbers yet."
          text={`In Explore, Best fit matches people with projects. We count how many of these matches${scope} become teams. The first numbers appear two weeks after the first match.`}
        />
      )}
      {results && results.length > 0 && (
        <FunnelTable
          caption="Matching results"
          steps={['Interested or invited', 'Joined', 'Active after 4 weeks']}
          groups={results}
        />
      )}
    </Section>
  );
}
