import { Page } from '@crewdeck/ui-kit';

/** A placeholder with only this text (spec 2). */
export function MessagesPage() {
  return (
    <Page>
      <h1>messages Page (Home)</h1>
    </Page>
  );
}
