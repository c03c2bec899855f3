import { myDataKeys, useFailureToast, useMyCollaborations, useSession } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import { CollaborationList } from '../components/collaboration-list.tsx';
import { PartingNotices } from '../components/parting-notices.tsx';
import { useFreshOnArrival } from '../hooks/use-fresh-on-arrival.ts';

export function CollaborationsPage() {
  const uid = useSession().user?.uid ?? '';
  const collaborations = useMyCollaborations();

  useFreshOnArrival(myDataKeys.collaborations(uid));
  useFailureToast(collaborations, 'Failed to fetch your collaborations.');

  return (
    <Page width="wide">
      <PageHeader title="Collaborations" description="The projects whose team you are part of." />
      <PartingNotices />
      <CollaborationList collaborations={collaborations} />
    </Page>
  );
}
