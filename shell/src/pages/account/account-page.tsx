import { Page, PageHeader } from '@crewdeck/ui-kit';

/** `/account`: how one signs in, and everything one has here. */
export function AccountPage() {
  return (
    <Page>
      <PageHeader title="Account" />
    </Page>
  );
}
