import type { ProjectPage } from '@crewdeck/contract';
import { Link, useAddressDialog, useNavigate } from '@crewdeck/module-sdk';
import { Button, Cluster, MessageCircleIcon, PencilIcon, Stack, UserPlusIcon, Words } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../../rules/page-parts.ts';
import { whyNobodyJoins } from '../../../rules/project-action.ts';
import { peoplePath } from '../../../rules/who-fits.ts';
import { EditProject } from '../../edit-project/edit-project.ts';

const DIALOGS = ['edit'] as const;

/** The owner's next step: find people while there are seats, and edit the project. */
export function OwnerStep({ project }: { project: ProjectPage }) {
  const dialog = useAddressDialog(DIALOGS);
  const navigate = useNavigate();
  return (
    <Stack gap={3}>
      <Cluster gap={3} fills="always">
        {project.isLooking ? (
          <Button variant="primary" render={<Link to={peoplePath(project.id)} />}>
            <UserPlusIcon aria-hidden="true" />
            Invite people
          </Button>
        ) : null}
        <Button onClick={() => dialog.open('edit', project.id)}>
          <PencilIcon aria-hidden="true" />
          Edit
        </Button>
        <Button render={<Link to={{ hash: ROOM_PART }} />}>
          <MessageCircleIcon aria-hidden="true" />
          Team room
        </Button>
      </Cluster>
      {project.isLooking ? null : (
        <Words tone="muted" size="md">
          {whyNobodyJoins(project, new Date())}
        </Words>
      )}
      {dialog.name === 'edit' ? (
        <EditProject project={project} onClose={dialog.close} onDeleted={() => void navigate('/my-projects')} />
      ) : null}
    </Stack>
  );
}
