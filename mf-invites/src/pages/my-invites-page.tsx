import { useAddressTab, useReceivedInvites, useUnreadActivities } from '@crewdeck/module-sdk';
import { Page, PageHeader, TabPanel, Tabs } from '@crewdeck/ui-kit';
import { ActivityList } from '../components/activity-list.tsx';
import { ReceivedInvites } from '../components/received-invites.tsx';
import { SentInvites } from '../components/sent-invites.tsx';

export function MyInvitesPage() {
  const [tab, openTab] = useAddressTab('tab', ['received', 'sent', 'activity']);
  const received = useReceivedInvites();
  const unreadCount = useUnreadActivities();
  const pendingCount = received.data?.filter((invite) => invite.status === 'pending').length;

  return (
    <Page>
      <PageHeader title="My Invites" description="Teams that want you, and people you want on yours." />
      <Tabs
        value={tab}
        onValueChange={openTab}
        tabs={[
          { value: 'received', label: 'Received', ...(pendingCount ? { count: pendingCount } : {}) },
          { value: 'sent', label: 'Sent' },
          { value: 'activity', label: 'Activity', ...(unreadCount ? { count: unreadCount } : {}) },
        ]}
      >
        <TabPanel value="received">
          <ReceivedInvites />
        </TabPanel>
        <TabPanel value="sent">
          <SentInvites />
        </TabPanel>
        <TabPanel value="activity">
          <ActivityList />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
