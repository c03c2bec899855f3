import { useSession } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';

/** `/account`: how one signs in. */
export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title="Account" description="How you sign in." />
      <div>
        <EmailSection user={user} />
        <PasswordSection user={user} />
      </div>
    </Page>
  );
}
