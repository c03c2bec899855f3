import { Page, PageHeader } from '@crewdeck/ui-kit';
import { People } from '../components/people.tsx';

export function HomePage() {
  return (
    <Page width="wide">
      <PageHeader title="Module Template" description="A page of your own: it asks the API, and shows who is here." />
      <People />
    </Page>
  );
}
