import { useAddressTab, useReceivedInvites, useUnreadActivities } from '@crewdeck/module-sdk';
import { Page, PageHeader, TabPanel, Tabs } from '@crewdeck/ui-kit';
import type { ComponentType } from 'react';
import { ActivityList } from '../components/activity-list.tsx';
import { ReceivedInvites } from '../components/received-invites.tsx';
import { SentInvites } from '../components/sent-invites.tsx';

const TABS = ['received', 'sent', 'activity'] as const;
type Tab = (typeof TABS)[number];
const LABELS: Record<Tab, string> = { received: 'Received', sent: 'Sent', activity: 'Activity' };
const CONTENTS: Record<Tab, ComponentType> = { received: ReceivedInvites, sent: SentInvites, activity: ActivityList };
/** As short as the other, so that the tabs stay in place on a phone. */
const ABOUT_ACTIVITY = "What's new with your projects, teams and events.";

export function MyInvitesPage() {
  const [tab, openTab] = useAddressTab('tab', TABS);
  const received = useReceivedInvites();
  const unreadCount = useUnreadActivities();
  const pendingCount = received.data?.filter((invite) => invite.status === 'pending').length;
  const counts: Partial<Record<Tab, number>> = { received: pendingCount ?? 0, activity: unreadCount ?? 0 };

  return (
    <Page width="wide">
      <PageHeader
        title="My Invites"
        description={tab === 'activity' ? ABOUT_ACTIVITY : 'Teams that want you, and people you want on yours.'}
      />
      <Tabs
        value={tab}
        onValueChange={openTab}
        tabs={TABS.map((value) => ({
          value,
          label: LABELS[value],
          ...(counts[value] ? { count: counts[value] } : {}),
        }))}
      >
        {TABS.map((value) => {
          const Content = CONTENTS[value];
          return (
            <TabPanel key={value} value={value}>
              <Content />
            </TabPanel>
          );
        })}
      </Tabs>
    </Page>
  );
}
