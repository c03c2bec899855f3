import { useParams } from '@crewdeck/module-sdk';
import { LoadingRegion, Page, PageHeader } from '@crewdeck/ui-kit';

/** `/people/:id`: a profile as others see it. */
export function PersonPage() {
  const { id } = useParams();
  return (
    <Page>
      <PageHeader title="Profile" />
      <LoadingRegion key={id} label="Loading…" />
    </Page>
  );
}
