import { notify } from '@crewdeck/module-sdk';
import { Page, PageHeader } from '@crewdeck/ui-kit';
import { HackathonForm } from '../components/hackathon-form.tsx';

const NOTICE = 'Sorry, we are facing some issues. Posting hackathons is coming soon.';
const NOTICE_MS = 3500;

/** The posting form. Posting is not available yet: submitting only says so, and what was typed stays (spec 8). */
export function PostHackathonPage() {
  return (
    <Page>
      <PageHeader
        title="Post a Hackathon"
        description="Tell student teams what it is about, when it happens and who should come."
      />
      <HackathonForm onSubmit={() => notify.info(NOTICE, { autoClose: NOTICE_MS })} />
    </Page>
  );
}
