import { FORMER_MEMBER, type TeamNote } from '@crewdeck/contract';
import { useAddressDialog, Widget } from '@crewdeck/module-sdk';
import { MoreMenu, UnavailableDialog } from '@crewdeck/ui-kit';

const DIALOGS = ['report-note'] as const;

/** Reports a note of somebody else. */
export function ReportNote({ note: { id, author }, describedBy }: { note: TeamNote; describedBy: string }) {
  const dialog = useAddressDialog(DIALOGS);
  return (
    <>
      <MoreMenu
        items={[{ label: 'Report', onSelect: () => dialog.open('report-note', id) }]}
        describedBy={describedBy}
        align="end"
      />
      {dialog.id === id ? (
        <Widget
          of="mf-profile"
          name="report-dialog"
          subject={{ kind: 'note', id, name: author?.name ?? FORMER_MEMBER.name }}
          onClose={dialog.close}
          fallback={<UnavailableDialog what="Reports" onClose={dialog.close} />}
        />
      ) : null}
    </>
  );
}
