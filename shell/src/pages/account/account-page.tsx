import { useSession } from '@crewdeck/module-sdk';
import { Cluster, Page, PageHeader, Stack } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockedSection } from './blocked-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PushSection } from './push-section.tsx';

/** The sections that links lead to, as `/account#notifications`, by their ids; emails too. */
const SECTIONS = {
  email: 'Email',
  password: 'Password',
  notifications: 'Notifications',
  calendar: 'Calendar',
  blocked: 'Blocked people',
  data: 'Your data',
  deletion: 'Delete account',
};

/** `/account`: how one signs in, of what one is told, whom one has blocked, and everything one has here, to take along or to end. */
export function AccountPage() {
  const { user } = useSession();
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  if (!user) return null;
  return (
    <Page width="wide">
      <Stack gap={4}>
        <PageHeader title="Account" description="How you sign in, what we notify you about, and your data." />
        <nav aria-label="Sections">
          <Cluster as="ul" gap={4} rowGap={2}>
            {Object.entries(SECTIONS).map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </Cluster>
        </nav>
      </Stack>
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
