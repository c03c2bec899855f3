import type { Invite } from '@crewdeck/contract';
import { useAddressDialog, Widget } from '@crewdeck/module-sdk';
import { MoreMenu, UnavailableDialog } from '@crewdeck/ui-kit';
import { inviteTitleId } from './invite-card.tsx';

const DIALOGS = ['report'] as const;

/** For the day on which somebody writes what nobody should have to read. */
export function ReportInvite({ invite: { id, sender } }: { invite: Invite }) {
  const dialog = useAddressDialog(DIALOGS);
  return (
    <>
      <MoreMenu
        items={[{ label: 'Report', onSelect: () => dialog.open('report', id) }]}
        describedBy={inviteTitleId(id)}
        align="end"
      />
      {dialog.id === id ? (
        <Widget
          of="mf-profile"
          name="report-dialog"
          subject={{ kind: 'invite', id, name: sender.name }}
          onClose={dialog.close}
          fallback={<UnavailableDialog what="Reports" onClose={dialog.close} />}
        />
      ) : null}
    </>
  );
}
