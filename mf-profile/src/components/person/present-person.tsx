import type { Person } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';
import type { Viewer } from '../../hooks/use-viewer.ts';
import { PERSON_DIALOGS } from '../../rules/person-dialogs.ts';
import { BlockDialog } from './block-dialog.tsx';
import { InviteFlow } from './invite-flow.tsx';
import { PersonView } from './person-view.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** The person once they are there, and what can be done about them, in dialogs that live in the address. */
export function PresentPerson({ person, viewer }: { person: Person; viewer: Viewer }) {
  const { name: dialog, open, close } = useAddressDialog(PERSON_DIALOGS);
  const isAskable = viewer.profileId !== null && !person.isSelf;
  return (
    <>
      {person.isSelf ? <Notice tone="info">This is how others see you.</Notice> : null}
      <PersonView person={person} viewer={viewer} onOpen={(next) => open(next, person.id)} />
      {dialog === 'invite' && !person.isSelf ? <InviteFlow receiver={person} viewer={viewer} onClose={close} /> : null}
      {dialog === 'report' && isAskable ? <ReportDialog person={person} onClose={close} /> : null}
      {dialog === 'block' && isAskable ? <BlockDialog person={person} onClose={close} /> : null}
    </>
  );
}
