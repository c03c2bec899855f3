import { useSession } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import { BlockedSection } from './blocked-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PushSection } from './push-section.tsx';

/** `/account`: how one signs in, of what one is told, whom one has blocked, and everything one has here, to take along or to end. */
export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page width="wide">
      <PageHeader title="Account" description="How you sign in, what we notify you about, and your data." />
      <div>
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <PushSection user={user} />
        <NotificationsSection user={user} />
        <CalendarSection user={user} />
        <BlockedSection user={user} />
        <DataSection />
        <DeletionSection user={user} />
      </div>
    </Page>
  );
}
