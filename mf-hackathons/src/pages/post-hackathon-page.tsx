import { notify } from '@crewdeck/module-sdk';
import { Notice, Page, PageHeader } from '@crewdeck/ui-kit';
import { HackathonForm } from '../components/hackathon-form.tsx';

const NOTICE = 'Sorry, we are facing some issues. Posting hackathons is coming soon.';
const NOTICE_MS = 3500;

/** The posting form. Posting is not open yet: the page says so before the work is done, and submitting says so again (spec 8). */
export function PostHackathonPage() {
  return (
    <Page width="wide">
      <PageHeader
        title="Post a Hackathon"
        description="Tell student teams what it's about, when it happens and who should come."
      />
      <Notice tone="info">
        Posting isn't open yet. You can look through the form, but nothing you enter is sent or saved.
      </Notice>
      <HackathonForm onSubmit={() => notify.info(NOTICE, { autoClose: NOTICE_MS })} />
    </Page>
  );
}
