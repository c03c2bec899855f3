import { hasStatus, usePageTitle, useParams } from '@crewdeck/module-sdk';
import { ErrorState, Page, PageHeader } from '@crewdeck/ui-kit';
import { HackathonMissing } from '../components/hackathon/hackathon-missing.tsx';
import { HackathonSkeleton } from '../components/hackathon/hackathon-skeleton.tsx';
import { HackathonView } from '../components/hackathon/hackathon-view.tsx';
import { useHackathon } from '../hooks/use-hackathon.ts';
import { useSearcher } from '../hooks/use-searcher.ts';

/** `/hackathons/:id`: one event, and the teams that form for it. */
export function HackathonPage() {
  const { id = '' } = useParams();
  const hackathon = useHackathon(id);
  // Read meanwhile: a member's page waits for it.
  useSearcher(id);
  // 400 where the address holds what can be no id at all.
  const isMissing = hasStatus(hackathon.error, 404) || hasStatus(hackathon.error, 400);
  usePageTitle(isMissing ? 'Hackathon not found' : hackathon.data?.title);
  const isFailed = hackathon.isLoadingError && !isMissing;

  return (
    <Page width="wide">
      {hackathon.isPending && <HackathonSkeleton />}
      {(isMissing || isFailed) && <PageHeader title="Hackathon" />}
      {isMissing && <HackathonMissing />}
      {isFailed && (
        <ErrorState
          title="We couldn't load this hackathon."
          text="Try again in a moment."
          onRetry={() => void hackathon.refetch()}
        />
      )}
      {hackathon.data && !isMissing && <HackathonView key={id} hackathon={hackathon.data} />}
    </Page>
  );
}
