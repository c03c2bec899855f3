import type { ProjectPage } from '@crewdeck/contract';
import { useQueryClient, Widget, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, UnavailableDialog, UserPlusIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';

interface InvitePersonProps {
  project: ProjectPage;
  person: WidgetPropsByName['mf-invites/invite-dialog']['receiver'];
  /** That they have asked for. */
  role?: string;
}

/** Opens the dialog that invites one person to this project. */
export function InvitePerson({ project, person, role = '' }: InvitePersonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();

  function close(): void {
    setIsOpen(false);
    // The dialog marks queries as stale when an invite is sent. A cancelled one marks none.
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });
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
          receiver={person}
          projectId={project.id}
          role={role}
          isOpen
          onClose={close}
          fallback={<UnavailableDialog what="Invites" onClose={close} />}
        />
      ) : null}
    </>
  );
}
