import { LoadingRegion, Page, PageHeader } from '@crewdeck/ui-kit';

/** `/projects/:id`: one project. */
export function ProjectPage() {
  return (
    <Page>
      <PageHeader title="Project" />
      <LoadingRegion label="Loading…" />
    </Page>
  );
}
