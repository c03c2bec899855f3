import { MatchingFunnel } from '@crewdeck/ui-kit';
import { useMatchingResults } from '../../hooks/use-matching-results.ts';

/** For organisers and ops. */
export function MatchingResults({ hackathonId }: { hackathonId: string }) {
  const { data, isLoadingError, refetch } = useMatchingResults(hackathonId);
  return (
    <MatchingFunnel scope=" for this event" results={data} hasFailed={isLoadingError} onRetry={() => void refetch()} />
  );
}
