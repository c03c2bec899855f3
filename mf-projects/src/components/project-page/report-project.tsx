import type { ProjectPage } from '@crewdeck/contract';
import { useAddressDialog, Widget } from '@crewdeck/module-sdk';
import { MoreMenu, UnavailableDialog } from '@crewdeck/ui-kit';

const DIALOGS = ['report'] as const;

/** A quiet menu that reports a project. A visitor is led to sign in, and back. */
export function ReportProject({ project: { id, title, viewer } }: { project: ProjectPage }) {
  const { name, open, close } = useAddressDialog(DIALOGS);
  if (viewer?.is === 'owner') return null;
  return (
    <div>
      <MoreMenu items={[{ label: 'Report this project', onSelect: () => open('report', id) }]} align="end" />
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
