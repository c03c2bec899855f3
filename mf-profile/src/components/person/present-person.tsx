import type { Person } from '@crewdeck/contract';
import { useAddressDialog, useMyProfile, useSession, Widget } from '@crewdeck/module-sdk';
import { lazyDialog, Notice, UnavailableDialog } from '@crewdeck/ui-kit';
import { PERSON_DIALOGS } from '../../rules/person-dialogs.ts';
import { PersonView } from './person-view.tsx';

const ReportDialog = lazyDialog('Report', () => import('../report-dialog.tsx').then((file) => file.ReportDialog));
const BlockDialog = lazyDialog('Block', () => import('./block-dialog.tsx').then((file) => file.BlockDialog));

/** The person once they are there, and what can be done about them, in dialogs that live in the address. */
export function PresentPerson({ person }: { person: Person }) {
  const { name: dialog, open, close } = useAddressDialog(PERSON_DIALOGS);
  const isAnother = useSession().isLoaded && !person.isSelf;
  const hasProfile = Boolean(useMyProfile().data);
  const canBlock = isAnother && hasProfile;
  return (
    <>
      {person.isSelf && !person.hiddenReason ? <Notice tone="info">This is how others see you.</Notice> : null}
      <PersonView
        person={person}
        can={{ report: isAnother, block: canBlock }}
        onOpen={(next) => open(next, person.id)}
      />
      {dialog === 'invite' && !person.isSelf ? (
        <Widget
          of="mf-invites"
          name="invite-dialog"
          receiver={person}
          isOpen
          onClose={close}
          fallback={<UnavailableDialog what="Invites" onClose={close} />}
        />
      ) : null}
      {dialog === 'report' && isAnother ? (
        <ReportDialog subject={{ kind: 'person', id: person.id, name: person.name }} onClose={close} />
      ) : null}
      {dialog === 'block' && canBlock ? <BlockDialog person={person} onClose={close} /> : null}
    </>
  );
}
