import { Link, myDataKeys, useFailureToast, useMyCollaborations, useSession } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import { CollaborationList } from '../components/collaborations/collaboration-list.tsx';
import { LedTeams } from '../components/collaborations/led-teams.tsx';
import { PartingNotices } from '../components/collaborations/parting-notices.tsx';
import { WelcomeNotice } from '../components/collaborations/welcome-notice.tsx';
import { useFreshOnArrival } from '../hooks/use-fresh-on-arrival.ts';

export function CollaborationsPage() {
  const uid = useSession().user?.uid ?? '';
  const collaborations = useMyCollaborations();

  useFreshOnArrival(myDataKeys.collaborations(uid));
  useFailureToast(collaborations, 'Failed to fetch your collaborations.');

  return (
    <Page width="wide">
      <PageHeader
        title="Collaborations"
        description={
          <>
            The teams you've joined. What you own is in <Link to="/my-projects">My Projects</Link>, too.
          </>
        }
      />
      <WelcomeNotice collaborations={collaborations} />
      <PartingNotices />
      <CollaborationList collaborations={collaborations} />
      {/* Below what the page is about, once that stands. */}
      {collaborations.isPending ? null : <LedTeams />}
    </Page>
  );
}
