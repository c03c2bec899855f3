import { Button, Dialog } from '@crewdeck/ui-kit';
import { useReportPerson } from '../../hooks/use-report-person.ts';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Tells those who run the product about somebody, and afterwards that it has arrived. */
export function ReportDialog({ person, onClose }: ReportDialogProps) {
  const { report, isSending, isSent, refusal } = useReportPerson(person.id);
  const title = (
    <>
      Report <bdi>{person.name}</bdi>
    </>
  );
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
  return (
    <Dialog isOpen onClose={onClose} title={title} description="Only those who run Crewdeck read it.">
      <ReportForm onSend={report} onCancel={onClose} isSending={isSending} refusal={refusal} />
    </Dialog>
  );
}
