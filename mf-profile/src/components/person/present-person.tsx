import type { Person } from '@crewdeck/contract';
import { useAddressDialog, useMyProfile, Widget } from '@crewdeck/module-sdk';
import { Notice, UnavailableDialog } from '@crewdeck/ui-kit';
import { PERSON_DIALOGS } from '../../rules/person-dialogs.ts';
import { BlockDialog } from './block-dialog.tsx';
import { PersonView } from './person-view.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** The person once they are there, and what can be done about them, in dialogs that live in the address. */
export function PresentPerson({ person }: { person: Person }) {
  const { name: dialog, open, close } = useAddressDialog(PERSON_DIALOGS);
  const hasProfile = Boolean(useMyProfile().data);
  const isAskable = hasProfile && !person.isSelf;
  return (
    <>
      {person.isSelf ? <Notice tone="info">This is how others see you.</Notice> : null}
      <PersonView person={person} isAskable={isAskable} onOpen={(next) => open(next, person.id)} />
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
      {dialog === 'report' && isAskable ? <ReportDialog person={person} onClose={close} /> : null}
      {dialog === 'block' && isAskable ? <BlockDialog person={person} onClose={close} /> : null}
    </>
  );
}
