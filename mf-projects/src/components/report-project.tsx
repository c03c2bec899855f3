import type { ProjectPage } from '@crewdeck/contract';
import { useAddressDialog, Widget } from '@crewdeck/module-sdk';
import { Button, UnavailableDialog } from '@crewdeck/ui-kit';
import styles from './report-project.module.css';

const DIALOGS = ['report'] as const;

/** Beside everything else, and quiet: for the day on which somebody needs it. A visitor is led to sign in, and back. */
export function ReportProject({ project: { id, title, viewer } }: { project: ProjectPage }) {
  const { name, open, close } = useAddressDialog(DIALOGS);
  if (viewer?.is === 'owner') return null;
  return (
    <div>
      <Button variant="ghost" size="sm" className={styles.button} onClick={() => open('report', id)}>
        Report this project
      </Button>
      {name === 'report' ? (
        <Widget
          of="mf-profile"
          name="report-dialog"
          subject={{ kind: 'project', id, name: title }}
          onClose={close}
          fallback={<UnavailableDialog what="Reports" onClose={close} />}
        />
      ) : null}
    </div>
  );
}
