import { useParams } from '@crewdeck/module-sdk';
import { LoadingRegion, Page, PageHeader, ShareLink } from '@crewdeck/ui-kit';

/** `/hackathons/:id`: one hackathon. */
export function HackathonPage() {
  const { id } = useParams();
  return (
    <Page>
      <PageHeader title="Hackathon" actions={<ShareLink path={`/hackathons/${id}`} title="Hackathon" />} />
      <LoadingRegion label="Loading…" />
    </Page>
  );
}
