import { Page, PageHeader } from '@crewdeck/ui-kit';

/** `/forgot-password`: a link to choose another password, by mail. */
export function ForgotPasswordPage() {
  return (
    <Page>
      <PageHeader title="Forgot your password?" />
    </Page>
  );
}
