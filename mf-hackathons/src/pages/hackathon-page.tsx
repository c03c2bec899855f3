import { LoadingRegion, Page, PageHeader } from '@crewdeck/ui-kit';

/** `/hackathons/:id`: one hackathon. */
export function HackathonPage() {
  return (
    <Page>
      <PageHeader title="Hackathon" />
      <LoadingRegion label="Loading…" />
    </Page>
  );
}
