import { useReceivedInvites, useSearchParams } from '@crewdeck/module-sdk';
import { Page, PageHeader, TabPanel, Tabs } from '@crewdeck/ui-kit';
import { ReceivedInvites } from '../components/received-invites.tsx';
import { SentInvites } from '../components/sent-invites.tsx';
import { tabOf, withTab } from '../rules/invites-tab.ts';

export function MyInvitesPage() {
  const [params, setParams] = useSearchParams();
  const received = useReceivedInvites();
  const pendingCount = received.data?.filter((invite) => invite.status === 'pending').length;

  return (
    <Page>
      <PageHeader title="My Invites" description="Teams that want you, and people you want on yours." />
      <Tabs
        value={tabOf(params)}
        onValueChange={(tab) => setParams(withTab(params, tab))}
        tabs={[
          { value: 'received', label: 'Received', ...(pendingCount ? { count: pendingCount } : {}) },
          { value: 'sent', label: 'Sent' },
        ]}
      >
        <TabPanel value="received">
          <ReceivedInvites />
        </TabPanel>
        <TabPanel value="sent">
          <SentInvites />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
