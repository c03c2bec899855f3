import type { Person } from '@crewdeck/contract';
import { useAddressDialog } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';
import type { Viewer } from '../../hooks/use-viewer.ts';
import { InviteFlow } from './invite-flow.tsx';
import { PersonView } from './person-view.tsx';

/** The person once they are there, and the invite to them, in a dialog that lives in the address. */
export function PresentPerson({ person, viewer }: { person: Person; viewer: Viewer }) {
  const dialog = useAddressDialog(['invite']);
  return (
    <>
      {person.isSelf ? <Notice tone="info">This is how others see you.</Notice> : null}
      <PersonView person={person} onInvite={() => dialog.open('invite', person.id)} />
      {dialog.name === 'invite' && !person.isSelf ? (
        <InviteFlow receiver={person} viewer={viewer} onClose={dialog.close} />
      ) : null}
    </>
  );
}
