import { useMyProfile, useSignInFirst, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Dialog } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useReport } from '../hooks/use-report.ts';
import { ProfileFirst } from './profile-first.tsx';
import { ReportForm } from './report-form.tsx';

type ReportDialogProps = WidgetPropsByName['mf-profile/report-dialog'];

/** Tells those who run the product about a person or a project, once it is known who tells. */
export function ReportDialog(props: ReportDialogProps) {
  const isSignedIn = useSignInFirst();
  const profile = useMyProfile();
  if (!isSignedIn || profile.isPending) return null;
  return profile.data === null ? <ProfileFirst onClose={props.onClose} /> : <Report {...props} />;
}

function Report({ subject, onClose }: ReportDialogProps) {
  const formId = useId();
  const { report, isSending, isSent, refusal } = useReport(subject);
  if (isSent) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="sm"
        title="Thank you"
        description="Your report has arrived. A person will read it. Nobody is told who sent it."
        footer={<Button onClick={onClose}>Close</Button>}
      />
    );
  }
  const title = (
    <>
      Report <bdi>{subject.name}</bdi>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description="Only those who run Crewdeck read it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSending}>
            {isSending ? 'Sending...' : 'Send Report'}
          </Button>
        </>
      }
    >
      <ReportForm id={formId} onSend={report} refusal={isSending ? null : refusal} />
    </Dialog>
  );
}
