import { type ProjectPage, rolesLeft } from '@crewdeck/contract';
import { useQueryClient, Widget } from '@crewdeck/module-sdk';
import { Button, UnavailableDialog, UserPlusIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useCanonicalSkill } from '../../../hooks/use-canonical-skill.ts';
import { type Invitee, suitedRole } from '../../../rules/suited-role.ts';

interface InvitePersonProps {
  project: ProjectPage;
  person: Invitee;
  /** That they have asked for. */
  role?: string;
}

/** Opens the dialog that invites one person to this project, with their role, or the open one that suits them, filled in. */
export function InvitePerson({ project, person, role }: InvitePersonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const canonical = useCanonicalSkill();

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
          receiver={{ id: person.id, name: person.name }}
          projectId={project.id}
          role={role || suitedRole(rolesLeft(project), person, canonical)}
          isOpen
          onClose={close}
          fallback={<UnavailableDialog what="Invites" onClose={close} />}
        />
      ) : null}
    </>
  );
}
