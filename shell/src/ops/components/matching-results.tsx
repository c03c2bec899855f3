import { MatchingFunnel } from '@crewdeck/ui-kit';
import { useMatchingResults } from '../hooks/use-matching-results.ts';

/** For ops: of all projects. */
export function MatchingResults() {
  const { data, isLoadingError, refetch } = useMatchingResults();
  return <MatchingFunnel results={data} hasFailed={isLoadingError} onRetry={() => void refetch()} />;
}
