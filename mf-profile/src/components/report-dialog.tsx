import { useMyProfile, useSignInFirst, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Dialog } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { ProfileFirst } from './profile-first.tsx';
import { ReportForm, type ReportWords } from './report-form.tsx';

type ReportDialogProps = WidgetPropsByName['mf-profile/report-dialog'];

/** Reports a person, a project, an invite or a note to ops, once the sender is known. */
export function ReportDialog(props: ReportDialogProps) {
  const isSignedIn = useSignInFirst();
  const profile = useMyProfile();
  if (!isSignedIn || profile.isPending) return null;
  return profile.data === null ? <ProfileFirst onClose={props.onClose} /> : <Report {...props} />;
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function Report({ subject, onClose }: ReportDialogProps) {
  const formId = useId();
  const { kind, id } = subject;
  const { send, isBusy, isDone, failure } = useStep({
    call: (http, words: ReportWords) =>
      http.send('POST /api/abuse-reports', { body: { subject: { kind, id }, ...words } }),
    failed: "We couldn't send your report. Try again in a moment.",
    refetch: [],
  });
  if (isDone) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="sm"
        title="Thank you"
        description="We've received your report, and a person will read it. We don't tell anyone who sent it."
        footer={
          // The button that was pressed is gone, and the focus with it.
          <Button ref={focus} onClick={onClose}>
            Close
          </Button>
        }
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
      description="Only the people who run Crewdeck read it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {isBusy ? 'Sending...' : 'Send Report'}
          </Button>
        </>
      }
    >
      <ReportForm id={formId} onSend={send} failure={isBusy ? null : failure} />
    </Dialog>
  );
}
