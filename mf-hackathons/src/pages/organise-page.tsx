import { hasStatus, Link, usePageTitle, useParams } from '@crewdeck/module-sdk';
import { Button, EmptyState, ErrorState, Page, PageHeader, TrophyIcon } from '@crewdeck/ui-kit';
import { HackathonMissing } from '../components/hackathon/hackathon-missing.tsx';
import { HackathonSkeleton } from '../components/hackathon/hackathon-skeleton.tsx';
import { OrganiseView } from '../components/organise/organise-view.tsx';
import { useHackathon } from '../hooks/use-hackathon.ts';
import { useTeamSearch } from '../hooks/use-team-search.ts';

/** `/hackathons/:id/organise`: for the organisers of one event, and ops. */
export function OrganisePage() {
  const { id = '' } = useParams();
  const hackathon = useHackathon(id);
  const search = useTeamSearch(id);
  usePageTitle(hackathon.data && `Organise ${hackathon.data.title}`);
  // 400 where the address holds what can be no id at all.
  const isMissing = hasStatus(hackathon.error, 404) || hasStatus(hackathon.error, 400);
  const isFailed = !isMissing && (hackathon.isLoadingError || search.isLoadingError);
  const isDenied = !isMissing && search.data?.organisesAs === null;

  return (
    <Page width="wide">
      {!isMissing && !isFailed && (hackathon.isPending || search.isPending) && <HackathonSkeleton />}
      {(isMissing || isFailed || isDenied) && <PageHeader title="Organise" />}
      {isMissing && <HackathonMissing />}
      {isFailed && (
        <ErrorState
          title="We couldn't load this page."
          text="Try again in a moment."
          onRetry={() => {
            void hackathon.refetch();
            void search.refetch();
          }}
        />
      )}
      {isDenied && (
        <EmptyState
          icon={<TrophyIcon />}
          title="You don't organise this event."
          text="Ask one of its organisers to add you."
          action={<Button render={<Link to={`/hackathons/${id}`} />}>View event page</Button>}
        />
      )}
      {hackathon.data && search.data?.organisesAs && !isMissing && (
        <OrganiseView key={id} hackathon={hackathon.data} search={search.data} />
      )}
    </Page>
  );
}
