import type { ProjectPage } from '@crewdeck/contract';
import { useQueryClient, Widget } from '@crewdeck/module-sdk';
import { Button, UnavailableDialog, UserPlusIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';

interface InvitePersonProps {
  project: ProjectPage;
  person: { id: string; name: string };
}

/** Opens the dialog that invites one person, with this project and its first open role in it. */
export function InvitePerson({ project, person }: InvitePersonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();

  function close(): void {
    setIsOpen(false);
    // Whoever has been invited waits no longer, and is looked for no longer.
    void queryClient.invalidateQueries();
  }

  return (
    <>
      <Button variant="primary" size="sm" aria-label={`Invite ${person.name}`} onClick={() => setIsOpen(true)}>
        <UserPlusIcon aria-hidden="true" />
        Invite
      </Button>
      {isOpen ? (
        <Widget
          of="mf-invites"
          name="invite-dialog"
          receiver={{ id: person.id, name: person.name }}
          projectId={project.id}
          role={project.rolesNeeded[0] ?? ''}
          isOpen
          onClose={close}
          fallback={<UnavailableDialog what="Invites" onClose={close} />}
        />
      ) : null}
    </>
  );
}
